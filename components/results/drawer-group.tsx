import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { filterGroupOf, isRadioGroup, presentationOf, visibleValues } from '#lib/core/filters/groups.ts';
import { sectionsOf } from '#lib/core/filters/sections.ts';
import { wideTiles } from '#lib/core/filters/tiles.ts';
import { fold } from '#lib/core/text/fold.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { groupName, valueName } from '#lib/core/filters/names.ts';
import { filters, isChosen, type FiltersState } from '#stores/filters.ts';
import { ClearGroup } from './clear-group.tsx';
import styles from './filter-drawer.module.css';

/** Values shown before the rest of a group folds away; sizes stay in sight. */
const shownValues = 8;
/** From how many values on a group can be searched. */
const searchableValues = 16;

/** One group of the drawer: its values as checkboxes, or as radios of which one can be taken back. */
export function DrawerGroup({ group, draft }: { group: FilterGroup; draft: FiltersState }) {
  const t = useTranslations('filterDrawer');
  const words = useTranslations('filters');
  const [word, setWord] = useState('');
  const [isWhole, setWhole] = useState(false);
  const name = filterGroupOf(group);
  const isTiled = presentationOf(group) === 'tiles';
  const label = groupName(words, group);
  const values = visibleValues(group);
  const textOf = (value: FilterValue) => valueName(words, group, value, value.fv_name).text;
  const found = values.filter((value) => fold(textOf(value)).includes(fold(word.trim())));
  const shown =
    isTiled || isWhole || word
      ? found
      : found.filter((value, index) => index < shownValues || isChosen(draft, name, value.fv_id));
  const count = values.filter((value) => isChosen(draft, name, value.fv_id)).length;
  // As it is opened, so it stays: a group never shuts under the finger.
  const [startsOpen] = useState(count > 0 || isTiled || name === 'gender');
  return (
    <details className={styles.group} open={startsOpen}>
      <summary>
        <span lang={label.lang}>{label.text}</span>
        {count > 0 && <b>{t('chosen', { count })}</b>}
      </summary>
      {values.length >= searchableValues && !isTiled && (
        <input
          type="search"
          className={styles.search}
          value={word}
          placeholder={t('searchGroup')}
          aria-label={`${label.text}: ${t('searchGroup')}`}
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      {sectionsOf(group, shown).map((section) => (
        <Fragment key={section.name}>
          {section.name && (
            <p className={styles.section} lang={section.lang ?? catalogLanguage}>
              {section.name}
            </p>
          )}
          <ul className={isTiled ? styles.sizes : styles.values}>
            {section.values.map((value) => (
              <Value
                key={value.fv_id}
                value={value}
                group={group}
                draft={draft}
                isWide={isTiled && wideTiles(section.values.map(textOf)).has(textOf(value))}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {shown.length < found.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('more', { count: found.length - shown.length })}
        </button>
      )}
      <ClearGroup group={name} label={label.text} isEmpty={count === 0} />
    </details>
  );
}

interface ValueProps {
  value: FilterValue;
  group: FilterGroup;
  draft: FiltersState;
  /** Whether its tile takes two columns. */
  isWide: boolean;
}

function Value({ value, group, draft, isWide }: ValueProps) {
  const locale = useLocale();
  const words = useTranslations('filters');
  const { text, lang } = valueName(words, group, value, value.fv_name_mobile);
  const name = filterGroupOf(group);
  const checked = isChosen(draft, name, value.fv_id);
  const isDead = value.count === 0 && !checked;
  return (
    <li lang={lang} data-long={isWide || undefined}>
      <label data-dead={isDead || undefined}>
        <input
          type="checkbox"
          data-radio={isRadioGroup(group) || undefined}
          checked={checked}
          disabled={isDead}
          onChange={() => filters.choose(group, value)}
        />
        {value.swatch && <i style={{ background: value.swatch }} />}
        {text}
        {presentationOf(group) !== 'tiles' && <small>{formatCount(locale, value.count)}</small>}
      </label>
      {checked && value.pivot.length > 0 && (
        <ul>
          {value.pivot
            .filter(({ id, count }) => count > 0 || isChosen(draft, 'sports', id))
            .map(({ id, name: subSport, count, lang: subLang = catalogLanguage }) => (
              <li key={id} lang={subLang}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen(draft, 'sports', id)}
                    onChange={() => filters.chooseSub(value, id)}
                  />
                  {subSport}
                  <small>{formatCount(locale, count)}</small>
                </label>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}
