import { useTranslations } from 'next-intl';
import { useEffect, useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { isWholePlace, placeMax, suggestedTowns, type LocatorShop } from '#lib/shops/index.ts';
import { afterKey, closedList } from '#lib/suggestions/combobox.ts';
import { Button } from '#components/ui/button.tsx';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { SearchIcon } from '#components/ui/icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './locator.module.css';

export interface PlaceFieldProps {
  shops: readonly LocatorShop[];
  /** The place that is searched for now. */
  place: string;
  onSearch: (place: string) => void;
}

/** Towns that are suggested at most. */
const suggestionLimit = 6;

/**
 * A town or a postcode, with the towns that have shops as suggestions (WAI-ARIA APG, combobox with list autocomplete).
 */
export function PlaceField({ shops, place, onSearch }: PlaceFieldProps) {
  const t = useTranslations('locator');
  const id = useId();
  const [typed, setTyped] = useState(place);
  useEffect(() => setTyped(place), [place]);
  const [list, setList] = useState(closedList);
  const [isShort, setShort] = useState(false);
  const towns = suggestedTowns(shops, typed, suggestionLimit);
  const isOpen = list.isOpen && towns.length > 0;

  const search = (wanted: string) => {
    const whole = wanted.trim().replace(/\s+/g, ' ');
    setTyped(whole);
    setList(closedList);
    setShort(whole !== '' && !isWholePlace(whole));
    if (whole === '' || isWholePlace(whole)) onSearch(whole);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(towns[isOpen ? list.active : -1]?.name ?? typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const { state, isHandled, isCleared } = afterKey(event.key, { ...list, isOpen }, towns.length);
    if (isHandled) event.preventDefault();
    if (isCleared) setTyped('');
    setList(state);
  };
  const change = (value: string) => {
    setTyped(value);
    setShort(false);
    setList({ isOpen: true, active: -1 });
  };
  return (
    <form className={styles.search} role="search" aria-label={t('place')} onSubmit={onSubmit}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('place')}</label>
        <input
          id={id}
          name="hely"
          value={typed}
          maxLength={placeMax}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('placeHint')}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-towns`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && list.active >= 0 ? `${id}-${list.active}` : undefined}
          aria-invalid={isShort}
          aria-describedby={isShort ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setList(closedList)}
        />
        <ul id={`${id}-towns`} role="listbox" aria-label={t('towns')} className={styles.towns} hidden={!isOpen}>
          {isOpen &&
            towns.map(({ name, count }, index) => (
              // A press takes no focus from the field, and would close the list before it counts.
              <li
                key={name}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === list.active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => search(name)}
              >
                <span lang={catalogLanguage}>{name}</span> <small>{t('townCount', { count })}</small>
              </li>
            ))}
        </ul>
        {isShort && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {t('short')}
          </p>
        )}
        <HiddenStatus>{isOpen && t('townsFound', { count: towns.length })}</HiddenStatus>
      </div>
      <Button type="submit">
        <SearchIcon />
        {t('search')}
      </Button>
    </form>
  );
}
