import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './roster.module.css';

/**
 * A list that stands in a table or a message already, taken over at once. `size` is one to show how; `onPaste` answers
 * how many lines it read.
 */
export function PasteList({
  isPrintable,
  size,
  onPaste,
}: {
  isPrintable: boolean;
  size: string;
  onPaste: (text: string) => number;
}) {
  const t = useTranslations('roster');
  const id = useId();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<number | null>(null);
  return (
    <details className={styles.paste}>
      <summary>{t('paste')}</summary>
      <label htmlFor={id}>{t('pasteLabel')}</label>
      <p id={`${id}-hint`}>{t(isPrintable ? 'pastePrintHint' : 'pasteHint', { size })}</p>
      <textarea
        id={id}
        rows={5}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        variant="outline"
        onClick={() => {
          setTaken(onPaste(text));
          setText('');
        }}
      >
        {t('takeOver')}
      </Button>
      <p role="status">{taken === null ? '' : t('taken', { count: taken })}</p>
    </details>
  );
}
