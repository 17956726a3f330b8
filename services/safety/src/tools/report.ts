import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createDecide, versionOf } from '../decision/decide.ts';
import { loadModel } from '../model/artifact.ts';
import { ensureModel } from '../model/ensure.ts';
import { figuresOf, judge } from './evaluation.ts';
import { identityOf, isSameRecord, type MeasuredList, recordIn, recordOf, withRecord } from './record.ts';
import { listsOf, README } from './record-sources.ts';

/**
 * `npm run coach:report`: measures the model on the frozen and the development writers and writes the section "What the
 * gate finds and misses" into the README. Figures only: no message is printed or written. `-- --check` fails when the
 * section has another version or other lists than the product, without measuring; `-- --check --full` measures and fails
 * when a figure differs, too. `--date YYYY-MM-DD` is the day of the measurement.
 */
const { values } = parseArgs({
  options: { date: { type: 'string' }, check: { type: 'boolean' }, full: { type: 'boolean' } },
});

ensureModel(console.log);
const model = loadModel();
const lists = listsOf();
const version = versionOf(model);

const measured = (date: string): string => {
  const decide = createDecide(model);
  const [frozen, development, free] = lists.map(
    ({ facts, lines }): MeasuredList => ({ ...facts, figures: figuresOf(judge(decide, lines)) }),
  ) as [MeasuredList, MeasuredList, MeasuredList];
  return recordOf({ date, version, frozen, development, free });
};

/** Day of a measurement that is only compared. */
const ANY_DAY = '0000-00-00';

const readme = readFileSync(README, 'utf8');
const fail = (reason: string): void => {
  console.error(`${reason} Run npm run coach:report.`);
  process.exitCode = 1;
};

if (values.check) {
  const record = recordIn(readme);
  if (!record.includes(identityOf({ version, lists: lists.map(({ facts }) => facts) })))
    fail('The record in services/safety/README.md is of another version or of other lists.');
  else if (values.full && !isSameRecord(record, measured(ANY_DAY)))
    fail('The record in services/safety/README.md has other figures than the product.');
  else console.log(`The record is of version ${version}${values.full ? ', and its figures are right' : ''}.`);
} else if (values.date && /^\d{4}-\d{2}-\d{2}$/.test(values.date)) {
  writeFileSync(README, withRecord(readme, measured(values.date)));
  console.log(`The record of version ${version} is in services/safety/README.md.`);
} else {
  console.error('Usage: npm run coach:report [-- --check [--full]]');
  process.exitCode = 2;
}
