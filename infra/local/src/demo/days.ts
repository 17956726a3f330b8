import { METRICS, type Metrics, type PlannedType, SCALES } from '@stridewell/contracts/web';

/** The demo runner's check-in for one day, in the format of a check-in request. */
export interface DemoDay extends Metrics {
  notes: string | null;
  planned_today: boolean;
  planned_type: PlannedType | null;
}

/** Number of days in the demo runner's history, including today. */
export const DEMO_DAYS = 120;

type Change = Partial<Metrics>;

/** A range of days, in days before today including both ends. */
interface Period {
  from: number;
  to: number;
}

/** True when a day is in the period. */
export const isWithin = (daysAgo: number, { from, to }: Period): boolean => daysAgo <= from && daysAgo >= to;

/**
 * The demo runner's normal week from Monday: the planned session, the effect of the previous day on the metrics, and
 * possible notes.
 */
const WEEK: readonly { plan: PlannedType; felt: Change; notes: readonly string[] }[] = [
  { plan: 'rest', felt: { fatigue: 1, pain: 1, readiness: -1 }, notes: ['Heavy legs after the long run, rest today'] },
  { plan: 'intervals', felt: {}, notes: ['6 x 800 m today, looking forward to it', 'Track session tonight'] },
  { plan: 'easy', felt: { fatigue: 1, readiness: -1 }, notes: ['Calves a little tight after the intervals'] },
  { plan: 'tempo', felt: {}, notes: ['20 minutes at threshold planned', 'Tempo with the club'] },
  { plan: 'mobility', felt: { fatigue: 1 }, notes: ['Late meeting, short night', 'Busy week at work'] },
  { plan: 'easy', felt: { sleep: 1, stress: -1 }, notes: ['Coffee run with friends'] },
  {
    plan: 'long',
    felt: { sleep: 1, stress: -1, readiness: 1 },
    notes: ['18 km along the river', 'Long run, new shoes'],
  },
];

/** Periods that differ from the normal weeks, in days before today including both ends. */
const PERIODS: readonly (Period & { felt: Change; rests?: true; notes: Record<number, string> })[] = [
  {
    // A week of illness: the score must drop, and the notes about the fever must stop training.
    from: 75,
    to: 69,
    felt: { sleep: -2, stress: 1, fatigue: 2, pain: 2, readiness: -5 },
    rests: true,
    notes: {
      75: 'Sore throat, no run today',
      74: 'Fever since last night, staying in bed',
      73: 'Still a fever, slept most of the day',
      71: 'Better, but very tired',
      69: 'Short walk in the sun',
    },
  },
  { from: 68, to: 65, felt: { fatigue: 1, readiness: -2 }, notes: { 68: 'First easy kilometres again' } },
  { from: 40, to: 27, felt: { fatigue: 1, readiness: -1 }, notes: { 40: 'Hard block begins, three weeks' } },
  {
    from: 26,
    to: 20,
    felt: { sleep: -1, stress: 1, fatigue: 2, pain: 2, readiness: -3 },
    notes: { 24: 'Third hard week in a row, I feel it', 21: 'Stairs are hard work today' },
  },
  {
    from: 19,
    to: 13,
    felt: { fatigue: -1, readiness: 1 },
    notes: { 19: 'Down week, glad of it', 14: 'Legs are coming back' },
  },
];

const NORMAL: Metrics = { sleep: 4, stress: 2, fatigue: 2, pain: 1, readiness: 8 };
/** Probability that a metric is one step better, and that it is one step worse, than in the normal week. */
const WOBBLE = 0.22;
const NOTE_CHANCE = 0.3;

/**
 * Returns the demo runner's check-in for a date. Deterministic, so that a second seeding produces identical check-ins.
 * @param date `YYYY-MM-DD`
 * @param daysAgo days before today; 0 is today
 */
export function demoDay(date: string, daysAgo: number): DemoDay {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const { plan, felt, notes } = WEEK[weekday] ?? { plan: 'rest' as const, felt: {}, notes: [] };
  const period = PERIODS.find((one) => isWithin(daysAgo, one));
  const metrics = { ...NORMAL };
  for (const metric of METRICS) {
    const { min, max } = SCALES[metric];
    const value = metrics[metric] + (felt[metric] ?? 0) + (period?.felt[metric] ?? 0) + wobble(date, metric);
    metrics[metric] = Math.min(max, Math.max(min, value));
  }
  const usual = chance(date, 'note') < NOTE_CHANCE ? pick(notes, chance(date, 'which')) : null;
  const planned = !period?.rests && plan !== 'rest';
  return {
    ...metrics,
    notes: period?.notes[daysAgo] ?? (period?.rests ? null : usual),
    planned_today: planned,
    planned_type: planned ? plan : null,
  };
}

function wobble(date: string, metric: string): number {
  const drawn = chance(date, metric);
  if (drawn < WOBBLE) return -1;
  return drawn > 1 - WOBBLE ? 1 : 0;
}

function pick(choices: readonly string[], drawn: number): string | null {
  return choices[Math.floor(drawn * choices.length)] ?? null;
}

/** A number from 0 to 1 derived only from its arguments (FNV-1a with the finalizer of MurmurHash3). */
function chance(date: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${date} ${purpose}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
