import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CheckIcon, CompareIcon } from '#components/ui/more-icons.tsx';
import { CompareWay, useHasWay } from './compare-way.tsx';
import styles from './compare.module.css';

interface Props {
  name: string;
  isChosen: boolean;
  /** All that is chosen. */
  chosen: readonly number[];
  onPress: () => void;
}

/** The button in a card, below its heart; fingers see it once anything is chosen, for cards of a phone are small. */
export function CardToggle({ name, isChosen, chosen, onPress }: Props) {
  const t = useTranslations('compare');
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isChosen}
      data-first={chosen.length === 0 || undefined}
      aria-label={t('toggleNamed', { name })}
      onClick={onPress}
    >
      <CompareIcon />
    </button>
  );
}

/** Whether an element has been scrolled away over the window's upper edge. */
function useIsPassed(ref: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setPassed(entries.at(-1)?.isIntersecting === true), {
      // All that lies above the window, and nothing of the window.
      rootMargin: '99999px 0px -100%',
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isPassed;
}

/**
 * The button on a product's page, in the place of the link there, and the way to the comparison beside it while the
 * one over the page would lie on what buys the product.
 */
export function PageToggle({ name, isChosen, chosen, onPress }: Props) {
  const t = useTranslations('compare');
  const button = useRef<HTMLButtonElement>(null);
  const hasWay = useHasWay(chosen);
  const isPassed = useIsPassed(button);
  // The link, which is hidden from now on, may have the focus.
  useLayoutEffect(() => {
    const { parentElement } = button.current ?? {};
    if (parentElement?.contains(document.activeElement)) button.current?.focus();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-pressed={isChosen}
        aria-label={t('toggleNamed', { name })}
        data-passed={isPassed || undefined}
        onClick={onPress}
      >
        {t('toggle')}
        {isChosen && <CheckIcon />}
      </button>
      {hasWay && <CompareWay ids={chosen} className={styles.way} />}
    </>
  );
}
