import type { Problem } from './lines.ts';
import { formatProblems } from './lines.ts';
import { mostProblems, type InvalidCatalog } from './importing.ts';

/** Warnings that are told at most. */
export const mostWarnings = 100;

/** What is doubtful, as it is told, and no more of it than anybody reads; empty for nothing. */
export function doubtfulText(warnings: readonly Problem[]): string {
  if (warnings.length === 0) return '';
  const more = warnings.length - mostWarnings;
  const rest = more > 0 ? `\nand ${more} more.` : '';
  return `Stored, but doubtful:\n${formatProblems(warnings.slice(0, mostWarnings))}${rest}`;
}

/** Why a file was refused, as it is told. */
export function refusedText(file: string, error: InvalidCatalog): string {
  const more = error.problems.length === mostProblems ? `\nThese are the first ${mostProblems} problems.` : '';
  return `${file} is not a valid catalog, nothing was stored:\n${error.message}${more}`;
}
