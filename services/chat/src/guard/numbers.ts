import { NUMBER_WORDS } from '@stridewell/language/number-words';

/** Folded number words with their values. Tens can be combined with units ("forty five", "fortifem"). */
const UNITS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  ...{ ett: 1, eleven: 11, elleve: 11, twelve: 12, tolv: 12, fifteen: 15, femten: 15, eighteen: 18 },
};
const tensOf = (words: string): [string, number][] => words.split(' ').map((word, at) => [word, 20 + 10 * at]);
const TENS: Readonly<Record<string, number>> = Object.fromEntries([
  ...tensOf('twenty thirty forty fifty sixty seventy eighty ninety'),
  ...tensOf('tjue tretti forti femti seksti sytti atti nitti'),
]);
const HUNDRED = /^(?:a |one |et |ett )?(?:hundred|hundre)(?: and| og)? ?/;

const tens = Object.keys(TENS).join('|');
const units = Object.keys(UNITS).join('|');
const UP_TO_99 = `(?:(?:${tens}) ?(?:${units})?|(?:${units}))`;
/** Source of a regular expression that matches a number in digits or words. */
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|(?:(?:a |one |et |ett )?(?:hundred|hundre)(?: and| og)?(?: ${UP_TO_99})?|${UP_TO_99}))`;

const belowHundred = (words: string): number => {
  const [, ten = '', unit = ''] = new RegExp(`^(${tens})? ?(${units})?$`).exec(words) ?? [];
  return (TENS[ten] ?? 0) + (UNITS[unit] ?? 0);
};

/** Returns the value of a number in digits or words; NaN when the text is not a number. */
export const toNumber = (written: string): number => {
  if (/^\d/.test(written)) return Number(written.replace(',', '.'));
  const words = written.trim();
  const value = (HUNDRED.test(words) ? 100 : 0) + belowHundred(words.replace(HUNDRED, ''));
  return value === 0 ? Number.NaN : value;
};
