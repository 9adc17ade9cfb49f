import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { Button } from '#components/ui/button.tsx';
import { isDeadValue, isRadioGroup, presentationOf, visibleValues } from '#lib/core/filters/groups.ts';
import { sectionsOf } from '#lib/core/filters/sections.ts';
import { wideTiles } from '#lib/core/filters/tiles.ts';
import { pressSubSport, pressValue } from '#lib/core/filters/choosing.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { groupName, sharedLanguage, valueName, type Name } from '#lib/core/filters/names.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { choiceHref, listedOf } from './choice-href.ts';
import { PriceForm } from './price-form.tsx';
import styles from './filters.module.css';
import type { Results } from './results.ts';

/** Values shown before the rest of a group folds away. */
const shownValues = 8;
/** Sizes are small and a shopper knows theirs: nearly all of them stay in sight. */
const shownTiles = 40;
/** Kinds of goods whose sizes are in sight; a list of more kinds is narrowed to one before a size is chosen. */
const shownSections = 4;
/** From how many values on a group can be searched. */
const searchableValues = 16;

/** What stands in the column of filters: drawn by the server, and again in the browser at a role's prices (ADR-0101). */
export function FilterColumn(results: Results) {
  const t = useTranslations('results');
  const locale = useLocale();
  const { total } = results.answer;
  const groups = results.answer.filters.filter((group) => group.f_name !== 'sorting' && group.f_name !== 'price');
  return (
    <>
      <div className={styles.head}>
        <h2>{t('filters')}</h2>
        <button type="button" popoverTarget="szurok" popoverTargetAction="hide" aria-label={t('closeFilters')}>
          <CloseIcon />
        </button>
      </div>
      {groups
        .filter((group) => visibleValues(group).length > 0)
        .map((group) => (
          <Group key={group.f_id} group={group} results={results} />
        ))}
      <PriceForm {...results} />
      <Button className={styles.show} popoverTarget="szurok" popoverTargetAction="hide">
        {t('showProducts', { count: total, shown: formatCount(locale, total) })}
      </Button>
    </>
  );
}

function valueHref(results: Results, group: FilterGroup, value: FilterValue): string {
  return choiceHref(results, pressValue(listedOf(results), group, value));
}

function Group({ group, results }: { group: FilterGroup; results: Results }) {
  const t = useTranslations('results');
  const words = useTranslations('filters');
  const label = groupName(words, group);
  const values = visibleValues(group).map((value): NamedValue => ({
    ...value,
    name: valueName(words, group, value, value.fv_name),
  }));
  const isTiled = presentationOf(group) === 'tiles';
  const limit = isTiled ? shownTiles : shownValues;
  const shown = values.slice(0, limit);
  const folded = values.slice(limit);
  const Values = isTiled ? Tiles : Choices;
  return (
    <details className={styles.group} data-group={group.f_name} open>
      <summary lang={label.lang}>{label.text}</summary>
      {values.length >= searchableValues && !isTiled && (
        <input
          type="search"
          className={styles.search}
          data-group-search=""
          placeholder={t('searchGroup')}
          aria-label={t('searchIn', { group: label.text })}
          autoComplete="off"
        />
      )}
      {group.sections ? (
        <Sections values={values} group={group} results={results} />
      ) : (
        <Values values={shown} group={group} results={results} />
      )}
      {folded.length > 0 && !group.sections && (
        <details className={styles.more} open={folded.some(({ selected }) => selected)}>
          <summary>{t('moreValues', { count: folded.length })}</summary>
          <Values values={folded} group={group} results={results} />
        </details>
      )}
    </details>
  );
}

type NamedValue = FilterValue & { name: Name };

interface ValuesProps {
  values: NamedValue[];
  group: FilterGroup;
  results: Results;
}

/** Tiles by the kind of goods that they are of. */
function Sections({ values, group, results }: ValuesProps) {
  const t = useTranslations('results');
  const sections = sectionsOf(group, values);
  const shown = sections.filter(({ name }) => name).slice(0, shownSections);
  const folded = sections.filter((section) => !shown.includes(section));
  const ofSection = (section: (typeof sections)[number]) => (
    <Fragment key={section.name}>
      {section.name && (
        <p className={styles.section} lang={section.lang ?? catalogLanguage}>
          {section.name}
        </p>
      )}
      <Tiles values={section.values} group={group} results={results} />
    </Fragment>
  );
  const left = folded.flatMap((section) => section.values);
  return (
    <>
      {shown.map(ofSection)}
      {left.length > 0 && (
        <details className={styles.more} open={left.some(({ selected }) => selected)}>
          <summary>{t('moreValues', { count: new Set(left.map((value) => value.fv_id)).size })}</summary>
          {folded.map(ofSection)}
        </details>
      )}
    </>
  );
}

function Tiles({ values, group, results }: ValuesProps) {
  const wide = wideTiles(values.map(({ name }) => name.text));
  const lang = sharedLanguage(values.map(({ name }) => name));
  return (
    <ul className={styles.sizes} lang={lang}>
      {values.map((value) => (
        <li
          key={value.fv_id}
          lang={lang ? undefined : value.name.lang}
          data-long={wide.has(value.name.text) || undefined}
        >
          {isDeadValue(value) ? (
            <span data-dead="">{value.name.text}</span>
          ) : (
            <a
              href={valueHref(results, group, value)}
              rel="nofollow"
              data-value={value.fv_id}
              aria-current={value.selected ? 'true' : undefined}
            >
              {value.name.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Choices({ values, group, results }: ValuesProps) {
  const locale = useLocale();
  const lang = sharedLanguage(values.map(({ name }) => name));
  return (
    <ul
      className={isRadioGroup(group) ? styles.radios : styles.checks}
      data-radio={isRadioGroup(group) || undefined}
      lang={lang}
    >
      {values.map((value) => (
        <li key={value.fv_id} lang={lang ? undefined : value.name.lang}>
          {isDeadValue(value) ? (
            <span>
              {value.name.text}
              <small>0</small>
            </span>
          ) : (
            <a
              href={valueHref(results, group, value)}
              rel="nofollow"
              data-value={value.fv_id}
              aria-current={value.selected ? 'true' : undefined}
            >
              {value.swatch && <Swatch colour={value.swatch} />}
              {value.name.text}
              <small>{formatCount(locale, value.count)}</small>
            </a>
          )}
          {value.selected && value.pivot.length > 0 && <SubSports value={value} results={results} />}
        </li>
      ))}
    </ul>
  );
}

function SubSports({ value, results }: { value: FilterValue; results: Results }) {
  const locale = useLocale();
  return (
    <ul>
      {value.pivot
        .filter(({ count, selected }) => count > 0 || selected)
        .map(({ id, name, count, selected, lang }) => (
          <li key={id} lang={lang ?? catalogLanguage}>
            <a
              rel="nofollow"
              data-value={id}
              aria-current={selected ? 'true' : undefined}
              href={choiceHref(results, pressSubSport(listedOf(results), value, id))}
            >
              {name}
              <small>{formatCount(locale, count)}</small>
            </a>
          </li>
        ))}
    </ul>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="16" height="16" aria-hidden="true" className={styles.swatch}>
      <circle cx="8" cy="8" r="7.5" fill={colour} stroke="#0003" />
    </svg>
  );
}
