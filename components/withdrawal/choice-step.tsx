import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { track } from '#lib/analytics/track.ts';
import type { Withdrawal, WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { failureOf } from '#lib/forms/codes.ts';
import { choiceKey, chosenItems, chosenPieces, wholeChoice, type Choice } from '#lib/withdrawal/choice.ts';
import { refusalOf } from '#lib/withdrawal/refusal.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { focusOnMount } from '#components/account/focus-on-mount.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceItems } from './choice-items.tsx';
import type { Statement } from './statement-step.tsx';
import { Trouble, type Problem } from './trouble.tsx';
import styles from './withdrawal.module.css';

interface Props {
  statement: Statement;
  begun: Withdrawal;
  /** Whether it is shown for the second time, for the order is another than it was. */
  hasChanged: boolean;
  onBack: () => void;
  onChanged: (fresh: Withdrawal) => void;
  onConfirmed: (receipt: WithdrawalReceipt) => void;
}

const loadCalls = () => import('#lib/withdrawal/actions.ts');
const problemOf = (error: unknown): Problem => {
  const refusal = refusalOf(error);
  return refusal === null ? { failure: failureOf(error) } : { refusal };
};

/** Confirms a choice, one at a time; a repeated press confirms the same withdrawal. */
function useConfirmation({ statement, begun, hasChanged, onChanged, onConfirmed }: Props, choice: Choice) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(hasChanged ? { refusal: 'changed' } : null);
  const uuids = useRef(new Map([[choiceKey(begun.items, wholeChoice(begun.items)), begun.uuid]]));
  const isOnItsWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const { confirmWithdrawal } = await loadCalls();
      return confirmWithdrawal(
        { ...statement, items: chosenItems(begun.items, choice) },
        choiceKey(begun.items, choice),
        uuids.current,
      );
    },
  });
  const confirmOnce = async () => {
    try {
      const receipt = await mutateAsync();
      for (const known of ['order', 'orders', 'loyalty']) void client.invalidateQueries({ queryKey: [known] });
      const isWhole = choiceKey(begun.items, choice) === choiceKey(begun.items, wholeChoice(begun.items));
      track({ event: 'withdrawal_submit', scope: isWhole ? 'order' : 'items' });
      onConfirmed(receipt);
    } catch (error) {
      const found = problemOf(error);
      if (!('refusal' in found && found.refusal === 'changed')) return setProblem(found);
      const { startWithdrawal } = await loadCalls();
      await startWithdrawal(statement).then(onChanged, (failed: unknown) => setProblem(problemOf(failed)));
    }
  };
  const confirm = async () => {
    if (isOnItsWay.current || chosenPieces(begun.items, choice) === 0) return;
    isOnItsWay.current = true;
    setProblem(null);
    await confirmOnce();
    isOnItsWay.current = false;
  };
  return { confirm, isPending, problem };
}

/** Second step: what is withdrawn from, to look through, and the button that confirms it. */
export function ChoiceStep(props: Props) {
  const { statement, begun, onBack } = props;
  const t = useTranslations('withdrawal');
  const sending = useTranslations('forms')('sending');
  const format = useDates();
  const [choice, setChoice] = useState(() => wholeChoice(begun.items));
  const { confirm, isPending, problem } = useConfirmation(props, choice);
  const pieces = chosenPieces(begun.items, choice);
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long' });
  return (
    <section aria-labelledby="elallas-lepes" className={styles.step}>
      <h2 id="elallas-lepes" ref={focusOnMount} tabIndex={-1}>
        <span className={styles.kicker}>{t('step', { step: 2 })}</span>
        {t('choiceTitle')}
      </h2>
      <Trouble problem={problem} isConfirming />
      <dl className={styles.facts}>
        <div>
          <dt>{t('name')}</dt>
          <dd>{statement.name}</dd>
        </div>
        <div>
          <dt>{t('orderNumber')}</dt>
          <dd className={styles.code}>{begun.orderNumber}</dd>
        </div>
        <div>
          <dt>{t('placedAt')}</dt>
          <dd>{day(begun.placedAt)}</dd>
        </div>
        <div>
          <dt>{t('receiptTo')}</dt>
          <dd>{statement.email}</dd>
        </div>
        <div>
          <dt>{t('deadline')}</dt>
          <dd>{begun.deadline === null ? t('deadlineUnknown') : day(begun.deadline)}</dd>
        </div>
      </dl>
      <ChoiceItems begun={begun} choice={choice} onChoice={setChoice} />
      <p role="status" className={styles.chosen}>
        {pieces > 0 ? t('chosen', { count: pieces }) : t('noneChosen')}
      </p>
      <p className={styles.declaration}>{t('declaration')}</p>
      <div className={styles.actions}>
        <Button isBlocked={isPending || pieces === 0} onClick={() => void confirm()}>
          {isPending ? sending : t('confirm')}
        </Button>
        <Button variant="outline" isBlocked={isPending} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
