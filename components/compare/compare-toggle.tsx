import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { CheckIcon, CompareIcon } from '#components/ui/more-icons.tsx';
import styles from './compare.module.css';

interface Props {
  name: string;
  isChosen: boolean;
  /** Whether anything is chosen: fingers, which have no hover, see the buttons of cards only then. */
  isComparing: boolean;
  onPress: () => void;
}

/** The button in a card, below its heart. */
export function CardToggle({ name, isChosen, isComparing, onPress }: Props) {
  const t = useTranslations('compare');
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isChosen}
      aria-label={t('toggleNamed', { name })}
      data-comparing={isComparing || undefined}
      onClick={onPress}
    >
      <CompareIcon />
    </button>
  );
}

/** The button on a product's page, in the place of the link there. */
export function PageToggle({ name, isChosen, onPress }: Props) {
  const t = useTranslations('compare');
  const button = useRef<HTMLButtonElement>(null);
  // The link, which is hidden from now on, may have the focus.
  useLayoutEffect(() => {
    const { parentElement } = button.current ?? {};
    if (parentElement?.contains(document.activeElement)) button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      aria-pressed={isChosen}
      aria-label={t('toggleNamed', { name })}
      onClick={onPress}
    >
      {t('toggle')}
      {isChosen && <CheckIcon />}
    </button>
  );
}
