import type { FunctionLimit } from '@stridewell/contracts/web';
import { formWords } from '../assessment/form-words.ts';
import { progressWords } from './progress-words.ts';

/** Number of names shown before `+N more`. */
const SHOWN = 2;

/** Returns a check-in's limitations, without 'none'. */
export const limitsOf = (limits: readonly FunctionLimit[]): FunctionLimit[] => limits.filter((name) => name !== 'none');

/** Returns a string such as "Stairs, Walk +1 more", or "None" when there are no limitations. */
export const limitsText = (limits: readonly FunctionLimit[]): string => {
  const { noLimits, more } = progressWords();
  const words = formWords().limits;
  const names = limitsOf(limits).map((name) => words[name]);
  if (names.length === 0) return noLimits;
  return `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ` ${more(names.length - SHOWN)}` : ''}`;
};
