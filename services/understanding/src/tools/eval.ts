import type { CoachType } from '@stridewell/contracts/web';
import { wilson } from '@stridewell/safety/model/calibrate';
import { type Line, readCorpus } from '../corpus.ts';
import { INTENTS } from '../intents.ts';
import { loadModel } from '../model/artifact.ts';
import { createUnderstand, type Understood } from '../understand.ts';

/**
 * `npm run coach:eval-intents`: prints metrics of the intent model on the development writers. `-- --frozen` uses the
 * frozen test writers; `-- --misses` also prints the wrong messages of development writers, never those of others.
 */
const isFrozen = process.argv.includes('--frozen');
const lines = readCorpus(isFrozen ? 'test' : 'dev');
const read = createUnderstand(loadModel());

interface Judged {
  line: Line;
  understood: Understood;
}

/** The coach that the message is written to; the running coach if both answer. */
const coachOf = ({ intent }: Line): CoachType => INTENTS[intent].coaches[0] ?? 'running';

const judged: Judged[] = lines.map((line) => ({ line, understood: read(line.text, coachOf(line)) }));

const share = (name: string, rows: readonly Judged[], isHit: (row: Judged) => boolean): void => {
  const hits = rows.filter(isHit).length;
  const [low, high] = wilson(hits, rows.length).map((value) => Math.round(value * 100));
  console.log(`${name.padEnd(44)} ${((100 * hits) / rows.length).toFixed(1)} (${low}–${high}, n ${rows.length})`);
};

const isFirst = ({ line, understood }: Judged): boolean => understood.candidates[0]?.intent === line.intent;
const isAmong = ({ line, understood }: Judged): boolean =>
  understood.candidates.some(({ intent }) => intent === line.intent);
const is = (certainty: Understood['certainty']) => (row: Judged) => row.understood.certainty === certainty;

const print = (name: string, rows: readonly Judged[]): void => {
  console.log(`## ${name}`);
  share('right intent first', rows, isFirst);
  share('right intent among the first three', rows, isAmong);
  share('sure and right', rows, (row) => is('sure')(row) && isFirst(row));
  share('sure and wrong', rows, (row) => is('sure')(row) && !isFirst(row));
  share('unsure', rows, is('unsure'));
  share('unknown', rows, is('unknown'));
};

print(isFrozen ? 'frozen test writers' : 'development writers', judged);
for (const writer of new Set(lines.map((line) => line.writer)))
  print(
    writer,
    judged.filter(({ line }) => line.writer === writer),
  );
for (const lang of ['en', 'nb'] as const)
  print(
    lang,
    judged.filter(({ line }) => line.lang === lang),
  );
if (process.argv.includes('--misses') && !isFrozen)
  for (const row of judged.filter((each) => is('sure')(each) && !isFirst(each)))
    console.log(`${row.line.intent} > ${row.understood.candidates[0]?.intent}: ${row.line.text}`);
