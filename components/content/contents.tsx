import type { ContentsEntry } from '#lib/content/index.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './article.module.css';

/** Chapters shown as a list of contents; fewer need none. */
const fewest = 3;

/** The chapters of a text as links; beside it and in sight where there is room. */
export function Contents({
  entries,
  label,
  lang = catalogLanguage,
}: {
  entries: ContentsEntry[];
  label: string;
  lang?: string | undefined;
}) {
  if (entries.length < fewest) return null;
  return (
    <nav className={styles.contents} aria-labelledby="fejezetek">
      <h2 id="fejezetek">{label}</h2>
      <ol lang={lang}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
