import type { Rule } from '../rule.ts';

/** A shop that the public sees, by what it lacks: names of settings and paths of pages; nothing for a demo. */
export interface PublicItem {
  missing: readonly string[];
}

const unfinished: Rule<PublicItem> = {
  id: 'public-shop-unfinished',
  severity: 'error',
  source: '2001. évi CVIII. törvény, 4. §; 45/2014. (II. 26.) Korm. rendelet, 11. §; (EU) 2025/1960',
  title: 'A nyilvános bolt adatai hiányosak',
  remedy: 'Add meg a hiányzó beállítást, vagy cseréld a bemutató szöveget a sajátodra.',
  violations: ({ missing }) => missing.map((name) => `hiányzik: ${name}`),
};

/** Rules that the shop as a whole is held against. */
export const publicRules = [unfinished];
