import { useId, useRef, useState } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { problemOf, type FieldProblem } from '#lib/forms/codes.ts';
import { controlAttributes, LabelledField } from '#components/forms/labelled-field.tsx';
import { Button } from '#components/ui/button.tsx';
import styles from './code-form.module.css';

/** Longest code that a shopper types, with the spaces of a letter. */
const longest = 40;

/** What the API said against a code. */
function refusalOf(error: unknown): FieldProblem {
  if (!(error instanceof ApiError)) return { code: 'failed' };
  if (error.status === 429) return { code: 'wait' };
  return problemOf(error.errors.code?.[0] ?? 'failed');
}

interface Props {
  label: string;
  hint?: string;
  /** What the button says, and says while it sends. */
  submit: string;
  sending: string;
  isPending: boolean;
  isOffline?: boolean;
  /** Why a code is not taken, by the API's code and the bound that it names. */
  words: (code: string, bound?: number) => string;
  /** Sends a code. `onError` keeps what was typed, `onSuccess` clears it. */
  send: (code: string, answer: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  /** Where a form goes that is sent before this one is awake. */
  action?: string;
}

/** Takes a code, one at a time: of a voucher, or of a gift card. */
export function CodeForm({ label, hint, submit, sending, isPending, isOffline = false, words, send, action }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const refuse = (refusal: FieldProblem) => {
    setProblem(refusal);
    input.current?.focus();
  };
  const press = () => {
    if (isPending || isOffline) return;
    if (code.trim() === '') return refuse({ code: 'required' });
    setProblem(null);
    send(code, { onSuccess: () => setCode(''), onError: (error) => refuse(refusalOf(error)) });
  };
  const parts = { id, hint, error: problem ? words(problem.code, problem.limit) : undefined };
  return (
    <form
      className={styles.form}
      method={action ? 'post' : undefined}
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <LabelledField {...parts} label={label}>
        <input
          {...controlAttributes(parts)}
          ref={input}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          value={code}
          readOnly={isOffline}
          onChange={({ target }) => setCode(target.value)}
        />
      </LabelledField>
      <Button type="submit" variant="outline" isBlocked={isPending || isOffline}>
        {isPending ? sending : submit}
      </Button>
    </form>
  );
}
