'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type * as ConsentBootstrap from '#lib/analytics/consent-bootstrap.ts';
import { allAllowed, nothingAllowed, type Choice, type Consent } from '#lib/consent/index.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import { localePath } from '#lib/core/locales.ts';
import type hungarian from '#messages/consent/hu.json';
import { variantPaths } from '#variant/paths.ts';
import { Button } from '#components/ui/button.tsx';
import { placeOf } from '#lib/contract/market/places.ts';
import type { Locale } from '#lib/core/locales.ts';
import styles from './consent-panel.module.css';

export type Texts = typeof hungarian;

const groups = ['statistics', 'marketing'] as const;

/** Makes room at the end of the page, and above what has focus, for the panel that lies over it (WCAG 2.4.11). */
function useRoom(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    const make = (height: number) => {
      document.documentElement.style.scrollPaddingBottom = height ? `${height + 16}px` : '';
      document.body.style.paddingBottom = height ? `${height}px` : '';
    };
    const observer = new ResizeObserver(() => make(current.offsetHeight));
    observer.observe(current);
    return () => {
      observer.disconnect();
      make(0);
    };
  }, [panel]);
}

/** Moves focus to a heading that has come by a press, and back to what was pressed once it is gone. */
function useFocusOn(heading: React.RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [heading, isWanted]);
}

export interface ConsentProps {
  /** What knows of the shopper's choice, and does what they choose. */
  visit: Pick<typeof ConsentBootstrap, 'choose' | 'readConsent'>;
  /** Whether the shopper has asked for it, and may leave it as it was. */
  isReopened: boolean;
  onClose: () => void;
}

/** Asks what may be measured. To refuse is one press, as to accept is, and looks the same (ADR-0052). */
export function ConsentPanel({ t, visit, isReopened, onClose }: ConsentProps & { t: Texts }) {
  const locale = useLocale();
  const [kept] = useState(visit.readConsent);
  const [choice, setChoice] = useState<Choice>(kept ?? nothingAllowed);
  const [isOpen, setOpen] = useState(false);
  const showsGroups = isReopened || isOpen;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRoom(panel);
  useFocusOn(heading, showsGroups);

  const decide = (made: Choice) => {
    visit.choose(made);
    onClose();
  };
  const canLeave = isReopened && kept !== null;
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby="hozzajarulas"
      data-consent-panel=""
      onKeyDown={({ key }) => {
        if (key === 'Escape' && canLeave) onClose();
      }}
    >
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <h2 id="hozzajarulas" ref={heading} tabIndex={-1}>
            {showsGroups ? t.settingsTitle : t.title}
          </h2>
          <p>
            {t.text} <a href={localePath(locale, variantPaths.cookies)}>{t.notice}</a>
          </p>
          {showsGroups && <Groups t={t} choice={choice} onChange={setChoice} />}
          {kept && <Decided t={t} consent={kept} locale={locale} />}
        </div>
        <div className={styles.ways}>
          <Button onClick={() => decide(nothingAllowed)}>{showsGroups ? t.refuseAll : t.refuse}</Button>
          <Button onClick={() => decide(allAllowed)}>{showsGroups ? t.acceptAll : t.accept}</Button>
          {showsGroups ? (
            <Button variant="outline" className={styles.other} onClick={() => decide(choice)}>
              {t.save}
            </Button>
          ) : (
            <Button variant="outline" className={styles.other} onClick={() => setOpen(true)}>
              {t.settings}
            </Button>
          )}
          {canLeave && (
            <button type="button" className={styles.leave} onClick={onClose}>
              {t.close}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Groups({ t, choice, onChange }: { t: Texts; choice: Choice; onChange: (choice: Choice) => void }) {
  return (
    <ul className={styles.groups}>
      <li>
        <b>{t.groups.necessary.name}</b> <small>{t.always}</small>
        <p>{t.groups.necessary.text}</p>
      </li>
      {groups.map((group) => (
        <li key={group}>
          <label>
            <input
              type="checkbox"
              checked={choice[group]}
              aria-describedby={`hozzajarulas-${group}`}
              onChange={({ target }) => onChange({ ...choice, [group]: target.checked })}
            />
            <b>{t.groups[group].name}</b>
          </label>
          <p id={`hozzajarulas-${group}`}>{t.groups[group].text}</p>
        </li>
      ))}
    </ul>
  );
}

function Decided({ t, consent, locale }: { t: Texts; consent: Consent; locale: Locale }) {
  const moment = new Date(consent.at * 1000);
  const words = new Intl.DateTimeFormat(placeOf(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <p className={styles.decided}>
      {t.decided} <time dateTime={moment.toISOString()}>{words.format(moment)}</time>
    </p>
  );
}
