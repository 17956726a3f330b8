/** Strings that are slow for regular expressions when repeated: open brackets, partial matches, separators. */
const UNITS = [
  'a',
  'a ',
  'a b ',
  'a.',
  '.',
  '. ',
  '.)',
  '…',
  '[',
  '![',
  '[a](<',
  '[a](b ',
  '![a](b ',
  '](',
  '](https://',
  '[a]: ',
  '[a][b]',
  '\n[',
  '<',
  '<a ',
  '<a>',
  '&#',
  '&amp;',
  '&amp',
  'data',
  'data:',
  'data ',
  ' ',
  '\n',
  '\t',
  '\r\n',
  '1',
  '1 ',
  '1 - ',
  '1,',
  '12:34 ',
  'one hundred and forty five ',
  '@',
  'a@a',
  'a@a.',
  '%+',
  '\ufdfa',
  '\u4e2d',
  '\u00f8',
  '\u0301',
  '\u200b',
  '*',
  '**a',
  '_a',
  '`',
  '-',
  '- ',
  "'",
  '"',
  '(',
  ')',
  '/',
  '//',
  '://',
  'https://',
  'www.',
  '\\',
  '|',
  ';',
  '; q=',
  ',',
  'T',
  'c h e s t ',
  'you have a ',
  'take run you have with pregnant your ',
  'do not run with pain ',
  'mri show ',
  'run for ',
  'mon to ',
  'no fever or ',
  'Mozilla/5.0 (',
];
/** Strings to put before and after the repeated string, so that a match nearly succeeds. */
const FRAMES: [string, string][] = [
  ['', ''],
  ['', '\nx'],
  ['1', '!'],
  ['to', '/x'],
  ['a@', '@x.no'],
  ['[a](', '!'],
];

/** All combinations of a string repeated up to the given length, and a pair of strings before and after it. */
export const hostileTexts = (length: number): { name: string; text: string }[] =>
  UNITS.flatMap((unit) => {
    const body = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    return FRAMES.map(([head, tail]) => ({
      name: `${JSON.stringify(head)} + ${JSON.stringify(unit)} … + ${JSON.stringify(tail)}`,
      text: head + body + tail,
    }));
  });

const once = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const REFERENCE_TEXT = 'the quick brown fox, 12 jumps. '.repeat(4_000);
/** CPU time that {@link reference} takes on the machine for which the limits were set, in milliseconds. */
const REFERENCE_MS = 2.5;

const reference = (): void => {
  REFERENCE_TEXT.replace(/\p{L}+(?= \d)/gu, 'x').replace(/[aeiou]{1,3}/gi, 'y');
};

/**
 * Returns the factor by which this machine is currently slower than the machine for which the limits were set; at least
 * 1.
 */
const slowness = (): number => Math.max(1, once(reference) / REFERENCE_MS);

/**
 * CPU time that work takes, in milliseconds: the minimum of up to nine measurements, because other processes can only
 * increase it. Measurements after the first are divided by the current slowness of the machine.
 */
export const cpuMs = (work: () => void, limitMs: number): number => {
  let least = once(work);
  for (let again = 0; again < 8 && least > limitMs; again += 1) {
    const factor = slowness();
    least = Math.min(least, once(work) / factor);
  }
  return least;
};

/** Fractions of the maximum length to test. A short string reveals an inefficient pattern sooner than a long one. */
const PARTS = [0.01, 0.1, 1];

/**
 * The first hostile string of up to `length` characters that takes more than `limitMs` of CPU time; null if there is
 * none.
 */
export const slowText = (read: (text: string) => unknown, length: number, limitMs: number): string | null => {
  for (const size of PARTS.map((part) => Math.ceil(part * length)))
    for (const { name, text } of hostileTexts(size))
      if (cpuMs(() => void read(text), limitMs) > limitMs) return `${name} at ${size} characters`;
  return null;
};
