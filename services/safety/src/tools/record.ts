import type { SafetyCategory } from '../categories.ts';
import { sha256 } from '../model/artifact.ts';
import type { Line } from '../model/corpus.ts';
import { FEW, type Figure, percent } from './evaluation.ts';
import { CATEGORY_WORDS, EACH, TARGETS, type Target, VOICE_WORDS } from './record-words.ts';

/** Identification of a list of messages. It contains no message. */
export interface ListFacts {
  name: string;
  writers: readonly string[];
  n: number;
  /** The first 12 hexadecimal digits of the SHA-256 hash of the list. */
  hash: string;
}

/** A list with its metrics, by group (`totals`, `languages`, `categories`, `voices`). */
export interface MeasuredList extends ListFacts {
  figures: Readonly<Record<string, readonly Figure[]>>;
}

export interface Measured {
  /** Day of the measurement, YYYY-MM-DD. */
  date: string;
  /** Version of the decision: the rules' version, `+`, the model's version. */
  version: string;
  frozen: MeasuredList;
  development: MeasuredList;
  free: MeasuredList;
}

const BEGIN = '<!-- coach:report begins: `npm run coach:report` writes the text up to the end marker -->';
const END = '<!-- coach:report ends -->';

const NOT_A_DEVICE = '**This is not a medical device and no emergency service.**';

export const factsOf = (name: string, lines: readonly Line[]): ListFacts => ({
  name,
  writers: [...new Set(lines.map(({ writer }) => writer))].sort(),
  n: lines.length,
  hash: sha256(JSON.stringify(lines)).slice(0, 12),
});

/** The part of the record that identifies what was measured: the version and the lists. */
export const identityOf = ({ version, lists }: { version: string; lists: readonly ListFacts[] }): string =>
  [
    `Version of rules and model: \`${version}\`.`,
    '',
    '| list | writers | messages | hash |',
    '|---|---|---|---|',
    ...lists.map(({ name, writers, n, hash }) => `| ${name} | ${writers.join(', ')} | ${n} | \`${hash}\` |`),
  ].join('\n');

const shareOf = ({ hits, n }: Figure): number => (100 * hits) / n;

/** True when the metric is outside its target. Always false for a metric of few messages. */
const isMissed = (figure: Figure, { atLeast = 0, atMost = 100 }: Target): boolean =>
  figure.n >= FEW && (shareOf(figure) < atLeast || shareOf(figure) > atMost);

const targetText = ({ atLeast, atMost }: Target = {}): string => {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  if (atMost === undefined) return '';
  return atMost === 0 ? '0' : `≤ ${atMost}`;
};

/** A metric of both lists. A voice may be missing in one of them. */
interface Row {
  name: string;
  frozen: Figure;
  development: Figure;
}

const rowsOf = ({ frozen, development }: Measured, group: string): Row[] => {
  const [first, second] = [frozen.figures[group] ?? [], development.figures[group] ?? []];
  const names = [...new Set([...first, ...second].map(({ name }) => name))];
  const find = (figures: readonly Figure[], name: string): Figure =>
    figures.find((figure) => figure.name === name) ?? { name, hits: 0, n: 0 };
  return names.map((name) => ({ name, frozen: find(first, name), development: find(second, name) }));
};

const missedRows = (rows: readonly Row[], targetFor: (name: string) => Target | undefined): Row[] =>
  rows.filter(({ name, frozen, development }) => {
    const target = targetFor(name);
    return target && (isMissed(frozen, target) || isMissed(development, target));
  });

/** The rows under {@link EACH}, the worst first. */
const weakRows = (rows: readonly Row[]): Row[] => {
  const worst = ({ frozen, development }: Row): number =>
    Math.min(...[frozen, development].filter(({ n }) => n >= FEW).map(shareOf));
  return missedRows(rows, () => EACH).sort((a, b) => worst(a) - worst(b) || a.name.localeCompare(b.name));
};

const bullets = (rows: readonly Row[], wordsOf: (row: Row) => string): string[] =>
  rows.length === 0
    ? ['- none']
    : rows.map((row) => `- ${wordsOf(row)}: ${percent(row.frozen)}; ${percent(row.development)}`);

const tableOf = (title: string, rows: readonly Row[]): string[] => [
  `| ${title} | frozen test writers, % (95 % interval) | development writers |`,
  '|---|---|---|',
  ...rows.map(({ name, frozen, development }) => `| ${name} | ${percent(frozen)} | ${percent(development)} |`),
];

const totalsTable = (rows: readonly Row[]): string[] => [
  '| figure | target | frozen test writers, % (95 % interval) | development writers |',
  '|---|---|---|---|',
  ...rows.map(
    ({ name, frozen, development }) =>
      `| ${name} | ${targetText(TARGETS[name])} | ${percent(frozen)} | ${percent(development)} |`,
  ),
];

const missedOf100 = (list: MeasuredList, name: string): string => {
  const figure = list.figures.totals?.find((total) => total.name === name);
  return figure && figure.n > 0 ? (100 - shareOf(figure)).toFixed(1) : '–';
};

/** Writes the record as Markdown between its markers. It contains only metrics and fixed words, no message. */
export const recordOf = (measured: Measured): string => {
  const { date, version, frozen, development, free } = measured;
  const [totals, languages, categories, voices] = ['totals', 'languages', 'categories', 'voices'].map((group) =>
    rowsOf(measured, group),
  ) as [Row[], Row[], Row[], Row[]];
  const [emergencies, unsafe] = ['STOP + ASK, emergencies', 'STOP + ASK, all unsafe'];
  const ordinary = free.figures.totals?.find(({ name }) => name === 'STOP + ASK, ordinary');
  return [
    BEGIN,
    '## What the gate finds and misses',
    '',
    `Measured on ${date}. ${NOT_A_DEVICE}`,
    '',
    identityOf({ version, lists: [frozen, development, free] }),
    '',
    `Of 100 messages about an emergency, ${missedOf100(frozen, emergencies)} get neither a STOP nor a card; of 100 unsafe messages of any kind, ${missedOf100(frozen, unsafe)} (frozen test writers).`,
    `On the development writers it is ${missedOf100(development, emergencies)} and ${missedOf100(development, unsafe)}.`,
    `Of the ordinary messages of free development writers, ${ordinary ? percent(ordinary) : '–'} are stopped or asked about.`,
    '',
    'In all lists and tables, the frozen test writers come first and the development writers second.',
    `With fewer than ${FEW} messages, only the interval and the count are given, and the figure is not called weak.`,
    '',
    `Subjects that are missed most often (on one of the lists, fewer than ${EACH.atLeast} of 100 messages get a STOP or a card):`,
    '',
    ...bullets(weakRows(categories), ({ name }) => CATEGORY_WORDS[name as SafetyCategory]),
    '',
    'Unsafe messages of any subject that are missed most often, by the same measure:',
    '',
    ...bullets(weakRows(voices), ({ name }) => `messages ${VOICE_WORDS[name as Line['voice']]}`),
    '',
    'Targets that are not reached on one of the lists:',
    '',
    ...bullets(
      missedRows(totals, (name) => TARGETS[name]),
      ({ name }) => `${name}, ${targetText(TARGETS[name])}`,
    ),
    '',
    ...totalsTable(totals),
    '',
    ...tableOf('by language (STOP + ASK)', languages),
    '',
    ...tableOf('by category (STOP + ASK)', categories),
    '',
    ...tableOf('by voice (STOP + ASK, unsafe)', voices),
    '',
    END,
  ].join('\n');
};

/**
 * Returns the record in a document, with its markers.
 * @throws Error when a marker is missing
 */
export const recordIn = (document: string): string => {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('The document has no record between the markers of coach:report');
  return document.slice(begin, end + END.length);
};

/** Returns the document with another record. */
export const withRecord = (document: string, record: string): string =>
  document.replace(recordIn(document), () => record);

const withoutDate = (record: string): string => record.replace(/^Measured on \S+\./m, 'Measured.');

/** True when two records differ only in the day of the measurement or not at all. */
export const isSameRecord = (one: string, other: string): boolean => withoutDate(one) === withoutDate(other);
