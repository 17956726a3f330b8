const countUp = (words: string): [string, number][] => words.split(' ').map((word, at) => [word, at + 1]);

/** Values of the folded English and Norwegian number words from 1 to 10. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...countUp('one two three four five six seven eight nine ten'),
  ...countUp('en to tre fire fem seks sju atte ni ti'),
  ['syv', 7],
]);
