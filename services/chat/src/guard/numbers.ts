/** Number words, folded; tens combine with units ("forty five", "fortifem"). */
const UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  en: 1,
  ett: 1,
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  seks: 6,
  sju: 7,
  syv: 7,
  atte: 8,
  ni: 9,
  ti: 10,
  elleve: 11,
  tolv: 12,
  femten: 15,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  tjue: 20,
  tretti: 30,
  forti: 40,
  femti: 50,
  seksti: 60,
  sytti: 70,
  atti: 80,
  nitti: 90,
};
const HUNDRED = /^(?:a |one |et |ett )?(?:hundred|hundre)(?: and| og)? ?/;

const tens = Object.keys(TENS).join('|');
const units = Object.keys(UNITS).join('|');
const UP_TO_99 = `(?:(?:${tens}) ?(?:${units})?|(?:${units}))`;
/** Pattern source for a number in digits or words. */
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|(?:(?:a |one |et |ett )?(?:hundred|hundre)(?: and| og)?(?: ${UP_TO_99})?|${UP_TO_99}))`;

const belowHundred = (words: string): number => {
  const [, ten = '', unit = ''] = new RegExp(`^(${tens})? ?(${units})?$`).exec(words) ?? [];
  return (TENS[ten] ?? 0) + (UNITS[unit] ?? 0);
};

/** The value of a number in digits or words; NaN when it is none. */
export const toNumber = (written: string): number => {
  if (/^\d/.test(written)) return Number(written.replace(',', '.'));
  const words = written.trim();
  const value = (HUNDRED.test(words) ? 100 : 0) + belowHundred(words.replace(HUNDRED, ''));
  return value === 0 ? Number.NaN : value;
};
