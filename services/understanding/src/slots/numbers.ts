import { NUMBER_WORDS } from '@stridewell/language/number-words';

const WORDED: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  ...{ an: 1, a: 1, ei: 1, et: 1, twelve: 12, tolv: 12, fifteen: 15, femten: 15, fourteen: 14, fjorten: 14 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 },
  ...{ tjue: 20, tyve: 20, tretti: 30, forti: 40, femti: 50, seksti: 60, nitti: 90 },
};

/** Alternatives of a regular expression for a folded number word. */
export const NUMBER = Object.keys(WORDED)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Returns the value of a number in digits or folded words; NaN for other text. */
export const amountOf = (written: string): number => WORDED[written] ?? Number(written.replace(',', '.'));
