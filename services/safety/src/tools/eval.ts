import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SAFETY_CATEGORIES } from '../categories.ts';
import { createDecide } from '../decision/decide.ts';
import { loadModel, modelOf } from '../model/artifact.ts';
import { build, linesOf } from '../model/build.ts';
import { isUnsafe, type Line, REPOSITORY, readCorpus } from '../model/corpus.ts';
import { FREE_WRITERS, readMessages } from '../model/messages.ts';
import { judge, printFigures, printTotals } from './evaluation.ts';

/**
 * `npm run coach:eval`: prints metrics of the trained model on the development writers. Options: `-- --frozen` uses the
 * frozen test writers; `-- --writers` leaves one writer out at a time; `-- --free` leaves out a quarter of the free
 * writers of the intents corpus at a time and prints the metrics for their messages; `-- --lists DIR` uses external
 * lists {lang, category, tier, text}; `-- --misses` also prints the wrongly decided lines of development writers, never
 * those of other writers.
 */
const has = (flag: string): boolean => process.argv.includes(flag);
const argumentAfter = (flag: string): string | undefined => process.argv[process.argv.indexOf(flag) + 1];

const outsideLine = z.object({
  lang: z.string(),
  category: z.string(),
  tier: z.string().optional(),
  text: z.string(),
});

const LABELS: Record<string, Line['label']> = {
  ...Object.fromEntries(SAFETY_CATEGORIES.map((category) => [category, category])),
  ordinary: 'ordinary',
  niggle: 'niggle',
  lookalike: 'lookalike',
  'look-alike': 'lookalike',
};
const TIERS: Record<string, Line['tier']> = { emergency: 'emergency', refer: 'refer', go: 'go', none: 'go' };

/**
 * Reads external lists, which are JSON arrays or JSON lines. A line with an unknown category is treated as a look-alike
 * when it is harmless, otherwise as `third`.
 */
const readLists = (folder: string): Line[] =>
  readdirSync(folder)
    .filter((file) => /\.jsonl?$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').trim();
      const rows: unknown[] = text.startsWith('[') ? JSON.parse(text) : text.split('\n').map((row) => JSON.parse(row));
      return rows.map((row) => {
        const { lang, category, tier = 'urgent', text: message } = outsideLine.parse(row);
        const label = LABELS[category] ?? (tier === 'go' || tier === 'none' ? 'lookalike' : 'third');
        return {
          text: message,
          lang: lang === 'en' ? 'en' : 'nb',
          label,
          tier: isUnsafe({ label }) ? (TIERS[tier] ?? 'urgent') : 'go',
          voice: 'plain',
          writer: 'outside',
        } satisfies Line;
      });
    });

const show = (lines: readonly string[]): void => console.log(lines.join('\n'));

/** Number of groups of free writers, each of which is left out once. */
const FREE_GROUPS = 4;
const evaluateFree = (): void => {
  const writers = [...FREE_WRITERS];
  const judged = Array.from({ length: FREE_GROUPS }, (_, group) => group).flatMap((group) => {
    const left = new Set(writers.filter((_, at) => at % FREE_GROUPS === group));
    const built = build(
      linesOf('train').filter(({ writer }) => !left.has(writer)),
      linesOf('dev'),
    );
    const decide = createDecide(modelOf(built.weights, built.settings));
    show(printTotals(`development writers, without ${[...left].join(' ')}`, judge(decide, readCorpus('dev'))));
    return judge(
      decide,
      readMessages('train').filter(({ writer }) => left.has(writer)),
    );
  });
  show(printTotals('free writers, each left out', judged));
};

if (has('--free')) evaluateFree();
else if (has('--writers')) {
  const messages = readMessages('train');
  const all = [...readCorpus('train'), ...readCorpus('dev')];
  const writers = [...new Set(all.map(({ writer }) => writer))].filter((writer) => writer !== REPOSITORY);
  const judged = writers.flatMap((writer) => {
    // The thresholds are chosen on the development writers except the one that is left out.
    const dev = readCorpus('dev').filter((line) => line.writer !== writer);
    const rest = readCorpus('train').filter((line) => line.writer !== writer);
    const built = build([...rest, ...messages], dev);
    const own = judge(
      createDecide(modelOf(built.weights, built.settings)),
      all.filter((line) => line.writer === writer),
    );
    show([`writer ${writer}: ${own.length}`]);
    return own;
  });
  show(printFigures('leave one writer out', judged));
} else {
  const decide = createDecide(loadModel());
  const folder = has('--lists') ? argumentAfter('--lists') : undefined;
  const [title, lines] = folder
    ? ['outside lists', readLists(folder)]
    : has('--frozen')
      ? ['frozen test writers', readCorpus('test')]
      : ['development writers', readCorpus('dev')];
  const judged = judge(decide, lines);
  show(printFigures(String(title), judged));
  if (!folder && !has('--frozen')) show(printTotals('free development writers', judge(decide, readMessages('dev'))));
  if (has('--misses') && !folder && !has('--frozen'))
    show(
      judged
        .filter(({ line, decision }) => (isUnsafe(line) ? decision.state === 'go' : decision.state !== 'go'))
        .map(
          ({ line, decision }) => `${line.label}\t${line.tier}\t${decision.state}\t${decision.ruleId}\t${line.text}`,
        ),
    );
}
