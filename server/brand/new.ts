/**
 * `npm run brand:new [-- --dir brands/futam --name Futam --email bolt@futam.hu …]`: writes the folder of a new brand, which
 * BRAND_DIR then names (ADR-0143). What no flag gives is asked for; without a terminal it has its default.
 */
import { createInterface } from 'node:readline/promises';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { marketOf } from '#lib/config/market/read-market.ts';
import { SettingsError } from '#lib/config/settings.ts';
import { questions, writeNewBrand, type Answers, type Flag } from './new-brand.ts';

const flags = Object.keys(questions) as Flag[];

function flagsGiven(): Answers {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]));
    return parseArgs({ args: process.argv.slice(2), options }).values as Answers;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

async function askForRest(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  for (const flag of flags) {
    if (answers[flag] !== undefined) continue;
    const [question, fallback] = questions[flag];
    const usual = fallback ? ` (${fallback})` : '';
    do answers[flag] = (await terminal.question(`${question}${usual}: `)).trim();
    while (fallback === null && answers[flag] === '');
  }
  terminal.close();
  return answers;
}

try {
  const given = flagsGiven();
  const folder = await writeNewBrand(process.stdin.isTTY ? await askForRest(given) : given, marketOf(process.env));
  const shown = relative(process.cwd(), folder) || folder;
  console.log(
    `The brand is in ${shown}: BRAND_DIR=${shown} npm start shows it. Put your own icon.svg and share.png there.`,
  );
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
