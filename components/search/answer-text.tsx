import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { SearchHit } from '#lib/contract/search.ts';
import { answerText, ownText } from '#lib/suggestions/answers.ts';
import { answerTextsQuery } from '#lib/suggestions/queries.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import styles from './suggestions.module.css';
import { useAnswerWords } from './use-answer-words.ts';

/** The text of an answer's row: what it is, and in one line more of it; until its words are here, its own name. */
export function AnswerText({ answer }: { answer: SearchHit }) {
  const { data } = useQuery(answerTextsQuery(useLocale()));
  if (!data) return <Lines {...ownText(answer)} />;
  return (
    <ExtraMessages messages={data}>
      <InWords answer={answer} />
    </ExtraMessages>
  );
}

function InWords({ answer }: { answer: SearchHit }) {
  const now = useMinute();
  const words = useAnswerWords();
  return now === null ? null : <Lines {...answerText(answer, words, now)} />;
}

function Lines({ title, titleLang, text, textLang }: ReturnType<typeof answerText>) {
  return (
    <span className={styles.answer}>
      <b lang={titleLang}>{title}</b>
      {text !== '' && (
        <>
          <span className="hidden-text">, </span>
          <small lang={textLang}>{text}</small>
        </>
      )}
    </span>
  );
}
