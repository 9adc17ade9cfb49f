import { NextIntlClientProvider, useLocale, type Messages } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { timeZone } from '#lib/contract/market/place.ts';
import { addedBy } from '#lib/compare/index.ts';
import { comparison, useComparison } from '#stores/comparison.ts';
import { CompareBar, type Said } from './compare-bar.tsx';
import { CardToggle, PageToggle } from './compare-toggle.tsx';
import { useComparePlaces, type ComparePlace } from './use-compare-places.ts';

/** Texts of this layer come with it: no page carries them. */
function useTexts(locale: string): Pick<Messages, 'compare'> | null {
  const [texts, setTexts] = useState<Pick<Messages, 'compare'> | null>(null);
  useEffect(() => {
    const load =
      locale === 'en'
        ? import('#messages/compare/en.json')
        : locale === 'de'
          ? import('#messages/compare/de.json')
          : import('#messages/compare/hu.json');
    // Without its words the links of the pages stay.
    load.then(
      ({ default: messages }) => setTexts(messages),
      () => undefined,
    );
  }, [locale]);
  return texts;
}

/**
 * Buttons on cards and on a product's page, and the way to the comparison, which shows as soon as something is chosen.
 * `pressed` is the address of a product's link that was pressed before this was there; empty for none.
 */
export function CompareLayer({ pressed }: { pressed: string }) {
  const locale = useLocale();
  const texts = useTexts(locale);
  const places = useComparePlaces();
  const { ids, refused } = useComparison();
  const [said, setSaid] = useState<Said | null>(null);
  const [refusedName, setRefusedName] = useState('');
  const add = ({ id, name }: Pick<ComparePlace, 'id' | 'name'>) => {
    const next = comparison.add(id);
    if (next.refused === id) setRefusedName(name);
    else setSaid({ act: 'added', name, count: next.ids.length });
  };
  const press = ({ id, name }: ComparePlace) => {
    if (!comparison.state().ids.includes(id)) return add({ id, name });
    setSaid({ act: 'removed', name, count: comparison.remove([id]).ids.length });
  };
  const onEarlyPress = useEffectEvent((id: number) => {
    const place = document.querySelector<HTMLElement>(`[data-compare="${id}"]`);
    add({ id, name: place?.dataset.name ?? String(id) });
  });
  useEffect(() => {
    const id = addedBy(pressed);
    if (id !== null) onEarlyPress(id);
  }, [pressed]);
  if (!texts) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={texts} timeZone={timeZone}>
      {places.map((place, at) => {
        const Toggle = place.isCard ? CardToggle : PageToggle;
        return createPortal(
          <Toggle name={place.name} isChosen={ids.includes(place.id)} chosen={ids} onPress={() => press(place)} />,
          place.element,
          `${place.id} ${at}`,
        );
      })}
      <CompareBar
        ids={ids}
        said={said}
        refused={refused === null ? null : refusedName || String(refused)}
        onClose={comparison.dismiss}
      />
    </NextIntlClientProvider>
  );
}
