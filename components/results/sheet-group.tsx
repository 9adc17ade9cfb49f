import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { filterGroupOf, isRadioGroup, visibleValues } from '#lib/core/filters/groups.ts';
import { fold } from '#lib/core/text/fold.ts';
import { filters, isChosen, type FiltersState } from '#stores/filters.ts';
import styles from './filter-sheet.module.css';

/** Values shown before the rest of a group folds away; sizes stay in sight. */
const shownValues = 8;
/** From how many values on a group can be searched. */
const searchableValues = 16;

/** One group of the sheet: its values as checkboxes, or as radios of which one can be taken back. */
export function SheetGroup({ group, draft }: { group: FilterGroup; draft: FiltersState }) {
  const t = useTranslations('sheet');
  const [word, setWord] = useState('');
  const [isWhole, setWhole] = useState(false);
  const name = filterGroupOf(group);
  const isSize = name === 'size';
  const values = visibleValues(group);
  const found = values.filter((value) => fold(value.fv_name).includes(fold(word.trim())));
  const shown =
    isSize || isWhole || word
      ? found
      : found.filter((value, index) => index < shownValues || isChosen(draft, name, value.fv_id));
  const count = values.filter((value) => isChosen(draft, name, value.fv_id)).length;
  // As it is opened, so it stays: a group never shuts under the finger.
  const [startsOpen] = useState(count > 0 || isSize || name === 'gender');
  return (
    <details className={styles.group} open={startsOpen}>
      <summary>
        <span lang="hu">{group.label}</span>
        {count > 0 && <b>{t('chosen', { count })}</b>}
      </summary>
      {values.length >= searchableValues && !isSize && (
        <input
          type="search"
          className={styles.search}
          value={word}
          placeholder={t('searchGroup')}
          aria-label={`${group.label}: ${t('searchGroup')}`}
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      <ul className={isSize ? styles.sizes : styles.values} lang="hu">
        {shown.map((value) => (
          <Value key={value.fv_id} value={value} group={group} draft={draft} />
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('more', { count: found.length - shown.length })}
        </button>
      )}
    </details>
  );
}

function Value({ value, group, draft }: { value: FilterValue; group: FilterGroup; draft: FiltersState }) {
  const name = filterGroupOf(group);
  const checked = isChosen(draft, name, value.fv_id);
  const isDead = value.count === 0 && !checked;
  return (
    <li>
      <label data-dead={isDead || undefined}>
        <input
          type="checkbox"
          data-radio={isRadioGroup(group) || undefined}
          checked={checked}
          disabled={isDead}
          onChange={() => filters.choose(group, value)}
        />
        {value.swatch && <i style={{ background: value.swatch }} />}
        {value.fv_name_mobile}
        {name !== 'size' && <small>{value.count}</small>}
      </label>
      {checked && value.pivot.length > 0 && (
        <ul>
          {value.pivot
            .filter(({ id, count }) => count > 0 || isChosen(draft, 'sports', id))
            .map(({ id, name: subSport, count }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen(draft, 'sports', id)}
                    onChange={() => filters.chooseSub(value, id)}
                  />
                  {subSport}
                  <small>{count}</small>
                </label>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}
