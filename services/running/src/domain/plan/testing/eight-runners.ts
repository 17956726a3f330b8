import { addDays, type PlanType, type Recommendation } from '@stridewell/contracts/web';
import type { LoggedDay, PhysioState } from '../adapt/types.ts';
import { EXAMPLE, EXAMPLE_LOG, MONDAY } from './given.ts';
import type { Behaviour } from './simulation.ts';

type Random = () => number;

const pick = <T>(random: Random, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

const mostlyGood: Behaviour['checkin'] = (_, random) =>
  pick<Recommendation | null>(random, ['Push', 'Push', 'Push', 'Push', 'Adapt', 'Adapt', 'Recover', null]);

const asPlanned: Behaviour['train'] = ({ planType, minutes }) =>
  minutes > 0 ? { planType, status: 'done', minutes, reason: null } : null;

const RUNNER = { ...EXAMPLE, raceDate: addDays(MONDAY, 16 * 7 - 1) };

const STAGES = [
  'walk 30',
  '8 x (1/2)',
  '5 x (2/1.5)',
  '4 x (3/1.5)',
  '3 x (5/2)',
  '3 x (6/2)',
  '2 x (11/2)',
  '16/2/10',
  '20/2/8',
  '30',
];
const STAGE_MINUTES = [30, 34, 28, 28, 31, 34, 36, 38, 40, 40];
const SESSIONS = 2;
const HURT_ON = 24;
const WALKS_UNTIL = 35;

/** The injured runner's physio service: walks for a while, then the ladder, two sessions a stage, then clear. */
const injuredGate = (day: number, records: readonly LoggedDay[]): PhysioState | null => {
  if (day < HURT_ON) return null;
  const today = addDays(MONDAY, day);
  const sessions = records.filter(({ ladderStage, status }) => typeof ladderStage === 'number' && status !== 'skipped');
  const stage = 1 + Math.floor(sessions.length / SESSIONS);
  const isFinished = stage > 9;
  const level = day < HURT_ON + 2 ? 'stop' : day < WALKS_UNTIL ? 'walk' : isFinished ? 'clear' : 'ladder';
  const onLadder = level === 'ladder';
  return {
    area: 'knee',
    status: 'active',
    restricted: false,
    gate: {
      level,
      stage: onLadder ? stage : null,
      intervals: onLadder ? (STAGES[stage] ?? null) : null,
      minutes: onLadder ? (STAGE_MINUTES[stage] ?? null) : null,
      handedOver: day >= WALKS_UNTIL,
      ladderFinished: isFinished,
      finishedOn: isFinished ? (sessions[17]?.date ?? today) : null,
      reason: 'By the newest check-in.',
      phase: day < WALKS_UNTIL ? 1 : 3,
    },
    checkins: [{ date: today, pain: day < HURT_ON + 2 ? 7 : 1, flags: [], worsening: false }],
  };
};

/** From this day to this one the returner does nothing at all. */
export const AWAY = { from: 35, to: 55 };

const REASONS: readonly [LoggedDay['reason'], ...LoggedDay['reason'][]] = ['time', 'fatigue', 'pain', 'other', null];

/** The eight synthetic runners of the domain page. */
export const EIGHT = {
  follower: { runner: RUNNER, log: EXAMPLE_LOG, checkin: mostlyGood, train: asPlanned },
  skipper: {
    runner: RUNNER,
    log: EXAMPLE_LOG,
    checkin: mostlyGood,
    train: (row, day, random) => {
      if (row.minutes === 0 || random() > 0.4) return asPlanned(row, day, random);
      return { planType: row.planType, status: 'skipped', minutes: null, reason: pick(random, REASONS) };
    },
  },
  overDoer: {
    runner: { ...RUNNER, level: 'Advanced', weeklyHours: 8 },
    log: EXAMPLE_LOG,
    checkin: mostlyGood,
    train: ({ minutes }, _, random) => ({
      planType: pick<PlanType>(random, ['push', 'long', 'tempo', 'easy']),
      status: 'done',
      minutes: Math.round(Math.max(minutes, 30) * (1 + random())),
      reason: null,
    }),
  },
  returner: {
    runner: { ...RUNNER, goal: 'fitness', raceDate: null },
    log: EXAMPLE_LOG,
    checkin: (day, random) => (day >= AWAY.from && day <= AWAY.to ? null : mostlyGood(day, random)),
    train: (row, day, random) => (day >= AWAY.from && day <= AWAY.to ? null : asPlanned(row, day, random)),
  },
  injured: { runner: RUNNER, log: EXAMPLE_LOG, checkin: () => 'Adapt', train: asPlanned, physio: injuredGate },
  beginner: {
    runner: { ...RUNNER, goal: '5k', level: 'Beginner', obese: true, weeklyHours: 3, thresholdPace: null },
    checkin: (_, random) => pick<Recommendation | null>(random, ['Adapt', 'Adapt', 'Recover', null]),
    train: asPlanned,
  },
  masters: {
    runner: {
      ...RUNNER,
      goal: 'marathon',
      age: 61,
      level: 'Advanced',
      weeklyHours: 7,
      availableDays: ['Mon', 'Tue', 'Thu', 'Fri', 'Sat', 'Sun'],
    },
    log: EXAMPLE_LOG,
    checkin: mostlyGood,
    train: asPlanned,
  },
  chaotic: {
    runner: (day) =>
      day % 35 < 20
        ? RUNNER
        : { ...RUNNER, goal: 'half_marathon', weeklyHours: 2, availableDays: ['Tue', 'Wed', 'Sat'] },
    log: EXAMPLE_LOG,
    checkin: (_, random) => pick<Recommendation | null>(random, ['Push', 'Adapt', 'Recover', 'Reset', null]),
    train: (row, _, random) => {
      const status = pick<LoggedDay['status']>(random, ['done', 'done', 'partial', 'skipped']);
      if (random() < 0.4) return null;
      const minutes = status === 'skipped' ? null : Math.round(row.minutes * random() * 1.5);
      return {
        planType: pick<PlanType>(random, ['easy', 'push', 'tempo', 'long', row.planType]),
        status,
        minutes,
        reason: pick(random, REASONS),
      };
    },
    pauses: [
      { kind: 'travel', from: addDays(MONDAY, 23), to: addDays(MONDAY, 31) },
      { kind: 'illness', from: addDays(MONDAY, 60), to: addDays(MONDAY, 64) },
    ],
  },
} satisfies Record<string, Behaviour>;
