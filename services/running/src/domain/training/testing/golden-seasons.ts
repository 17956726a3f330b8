import { readFileSync } from 'node:fs';
import { GOALS, type Goal, LEVELS, type Level } from '@stridewell/contracts/web';
import type { InjuryHistory, TrainingRunner, Weekday } from '../types.ts';

/** One week of a golden season, as printed on the plans page. */
export interface GoldenWeek {
  phase: string;
  minutes: number;
  isDown: boolean;
  /** Length of the long run in minutes; null in the race week. */
  longMinutes: number | null;
  racePaceMinutes: number;
  /** Id and number of reps of each quality session. */
  quality: { id: string; reps: number }[];
}

/** A golden season (section 10 of `infra/docs/domain/plans.md`): a runner with the expected weeks. */
export interface GoldenSeason {
  id: string;
  name: string;
  runner: TrainingRunner;
  established: number;
  longest: number;
  runs: number;
  goalWeek: number;
  verdict: string;
  weeks: GoldenWeek[];
}

/** Available days by number of runs, with enough days for the runs of the golden seasons. */
const DAYS: Readonly<Record<number, readonly Weekday[]>> = {
  2: [2, 6],
  3: [1, 3, 6],
  4: [0, 2, 4, 6],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
};

const PHASE_NAMES: Readonly<Record<string, string>> = { Ba: 'Base', Bu: 'Build', Pk: 'Peak', Ta: 'Taper' };

/**
 * Creates a runner for an example of the plans page. The defaults replace what the page does not state; they do not
 * affect the result.
 */
export const testRunner = (own: Partial<TrainingRunner>): TrainingRunner => ({
  goal: 'fitness',
  level: 'Intermediate',
  hours: 4,
  hoursFlex: false,
  days: [0, 2, 4, 6],
  age: null,
  injury: 'none',
  injuryAreas: [],
  isObese: false,
  longDay: null,
  maxDaysInRow: null,
  longCap: null,
  focus: [],
  ...own,
});

const injuryOf = (text: string): InjuryHistory => {
  if (text.includes('injury recent')) return 'recent';
  return text.includes('injury old') ? 'history' : 'none';
};

const required = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`the golden season has no ${pattern}: ${text}`);
  return match;
};

const weeksOf = (block: string): GoldenWeek[] => {
  const line = (name: string): string => required(block, new RegExp(`^${name} +(.*)$`, 'm'));
  const phases = line('phase')
    .split(' ')
    .flatMap((part) => Array.from({ length: Number(part.slice(2)) }, () => PHASE_NAMES[part.slice(0, 2)] ?? part));
  const longs = line('long').split(' ');
  const keys = line('key').split(' | ');
  return line('min')
    .split(' ')
    .map((minutes, index) => ({
      phase: phases[index] ?? '',
      minutes: Number.parseInt(minutes, 10),
      isDown: minutes.endsWith('d'),
      longMinutes: longs[index] === 'race' ? null : Number.parseInt(longs[index] ?? '', 10),
      racePaceMinutes: Number(/\((\d+)\)/.exec(longs[index] ?? '')?.[1] ?? 0),
      quality: (keys[index] ?? '–')
        .split('+')
        .filter((key) => key !== '–')
        .map((key) => ({ id: key.split('×')[0] ?? '', reps: Number(key.split('×')[1]) })),
    }));
};

const seasonOf = (head: string, block: string): GoldenSeason => {
  const goal = required(head, new RegExp(`– (${GOALS.join('|')}) `)) as Goal;
  const level = required(head, new RegExp(`(${LEVELS.join('|')}),`)) as Level;
  const days = DAYS[Number(required(head, /, (\d) days/))];
  return {
    id: required(head, /^\*\*(G\d+)/),
    name: required(head, /^\*\*G\d+ (.*?)\*\*/),
    runner: testRunner({
      goal,
      level,
      hours: Number(required(head, /, ([\d.]+) h,/)),
      age: Number(required(head, /age (\d+)/)),
      injury: injuryOf(head),
      ...(days ? { days } : {}),
    }),
    established: Number(required(head, /; E (\d+)/)),
    longest: Number(required(head, /, L (\d+)/)),
    runs: Number(required(head, /; (\d) runs/)),
    goalWeek: Number(required(head, /goal week (\d+)/)),
    verdict: required(head, /; (race plan|finish plan|no race)/),
    weeks: weeksOf(block),
  };
};

/** Reads the golden seasons G01 to G28, which have a table of weeks on the plans page. */
export const goldenSeasons = (): GoldenSeason[] => {
  const page = readFileSync(new URL('../../../../../../infra/docs/domain/plans.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^(\*\*G\d+ .*)\n```\n([\s\S]*?)```/gm)].map(([, head = '', block = '']) =>
    seasonOf(head, block),
  );
};
