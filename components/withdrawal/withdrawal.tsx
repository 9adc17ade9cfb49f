'use client';

import { useState } from 'react';
import type { Withdrawal as Begun, WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { ChoiceStep } from './choice-step.tsx';
import { ContactContext, type Contact } from './contact.ts';
import { Receipt } from './receipt.tsx';
import { StatementStep, type Statement } from './statement-step.tsx';

/**
 * | stage     | on                    | next      |
 * |-----------|-----------------------|-----------|
 * | statement | the order was found   | choice    |
 * | choice    | back                  | statement |
 * | choice    | the order has changed | choice, of what is left |
 * | choice    | confirmed             | receipt   |
 */
type Stage =
  | { name: 'statement'; statement: Statement | null }
  | { name: 'choice'; statement: Statement; begun: Begun; hasChanged: boolean }
  | { name: 'receipt'; receipt: WithdrawalReceipt };

/** The statutory withdrawal in two steps, and its receipt (Directive 2011/83/EU, Art. 11a). Kept nowhere but here. */
export function Withdrawal({ contact }: { contact: Contact }) {
  return (
    <ContactContext value={contact}>
      <Stages />
    </ContactContext>
  );
}

function Stages() {
  const [stage, setStage] = useState<Stage>({ name: 'statement', statement: null });
  if (stage.name === 'receipt') return <Receipt receipt={stage.receipt} />;
  if (stage.name === 'statement') {
    return (
      <StatementStep
        given={stage.statement}
        onBegun={(statement, begun) => setStage({ name: 'choice', statement, begun, hasChanged: false })}
      />
    );
  }
  const { statement, begun, hasChanged } = stage;
  return (
    <ChoiceStep
      key={begun.uuid}
      statement={statement}
      begun={begun}
      hasChanged={hasChanged}
      onBack={() => setStage({ name: 'statement', statement })}
      onChanged={(fresh) => setStage({ name: 'choice', statement, begun: fresh, hasChanged: true })}
      onConfirmed={(receipt) => setStage({ name: 'receipt', receipt })}
    />
  );
}
