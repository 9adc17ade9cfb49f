import { parseArgs } from 'node:util';
import { groups, type Group } from './groups.ts';

export interface AttackOptions {
  groups: readonly Group[];
  /** Whether the table goes into docs/attacks.md too. */
  isWritten: boolean;
}

/** Of a command line: `--only junk,mails`, `--write`. Throws on a name that is none, and on a table of a part. */
export function parseAttack(parameters: string[]): AttackOptions {
  const { values } = parseArgs({
    args: parameters,
    options: { only: { type: 'string', multiple: true }, write: { type: 'boolean', default: false } },
  });
  const only = (values.only ?? []).flatMap((names) => names.split(',')).filter(Boolean);
  const unknown = only.find((name) => !groups.some(({ key }) => key === name));
  if (unknown !== undefined)
    throw new Error(`There is no group "${unknown}", but ${groups.map(({ key }) => key).join(', ')}`);
  if (values.write && only.length > 0) throw new Error('--write is for all groups: leave out --only');
  return {
    groups: only.length === 0 ? groups : groups.filter(({ key }) => only.includes(key)),
    isWritten: values.write,
  };
}
