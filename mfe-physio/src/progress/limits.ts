import type { FunctionLimit } from '@stridewell/contracts/web';
import { LIMIT_WORDS } from '../assessment/words.ts';

/** Number of names shown before `+N more`. */
const SHOWN = 2;

/** Returns a check-in's limitations, without 'none'. */
export const limitsOf = (limits: readonly FunctionLimit[]): FunctionLimit[] => limits.filter((name) => name !== 'none');

/** Returns a string such as "Stairs, Walk +1 more", or "None" when there are no limitations. */
export const limitsText = (limits: readonly FunctionLimit[]): string => {
  const names = limitsOf(limits).map((name) => LIMIT_WORDS[name]);
  if (names.length === 0) return 'None';
  const more = names.length > SHOWN ? ` +${names.length - SHOWN} more` : '';
  return `${names.slice(0, SHOWN).join(', ')}${more}`;
};
