import { effortWords } from './effort-words.ts';

/** Steps of the perceived effort of a run. */
export const EFFORTS: readonly number[] = Array.from({ length: 10 }, (_, index) => index + 1);

/** A perceived effort in words, in the language of the page. */
export const effortWord = (effort: number): string => effortWords().steps[effort - 1] ?? '';
