import { readFileSync } from 'node:fs';
import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { InputError } from './input-error.ts';
import { liveSeason } from './live-season.ts';
import { seasonJson, seasonTable } from './print-season.ts';
import { HELP, type Options, readOptions } from './read-options.ts';
import { readProfile } from './read-profile.ts';

/** `npm run simulate`: simulates a season with the product's planner and prints its weeks. See README.md. */

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new InputError(`The profile file "${path}" cannot be read.`);
  }
};

const nextMonday = (): string => addDays(weekStartOf(dateIn('UTC', createClock().now())), 7);

const simulate = ({ profile, weeks, checkins, seed, start: given, isJson }: Options): string => {
  const start = given ?? nextMonday();
  const runner = readProfile(readText(profile));
  const late = runner.history.find(({ date }) => date >= start);
  if (late) throw new InputError(`The profile is invalid: history must be before ${start}, not on ${late.date}.`);
  const lived = liveSeason({ ...runner, start, weeks, checkins, seed });
  return isJson ? JSON.stringify({ start, seed, checkins, ...seasonJson(lived) }, null, 2) : seasonTable(lived);
};

try {
  const options = readOptions(process.argv.slice(2));
  console.log(options ? simulate(options) : HELP);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
