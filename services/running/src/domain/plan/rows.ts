import { addDays } from '@stridewell/contracts/web';
import { isAfterRace } from './after-race.ts';
import { strides } from './content.ts';
import type { Frame } from './frame.ts';
import { strengthDays } from './placement.ts';
import { describeSession } from './quality-set.ts';
import { describeRunWalk, type RunWalk, runWalkOf } from './run-walk.ts';
import type { LongSession, Sessions } from './sessions.ts';
import { DAY_NAMES, type PlanDay } from './types.ts';

type Row = Omit<PlanDay, 'date' | 'strengthMinutes'>;

const rest = (title: string, why: string): Row => ({
  planType: 'rest',
  minutes: 0,
  zone: null,
  title,
  why,
  hardMinutes: 0,
});

const RESTART_RUN_WALK: RunWalk = { run: 2, walk: 1, why: 'After a long break: walking between keeps the load small.' };

const STRIDES_FROM = 20;
const STRENGTH_MINUTES = 20;
const BEGINNER_STRENGTH_MINUTES = 15;

const restRow = ({ request, race }: Frame, day: number): Row => {
  if (day === race) return rest('Race day', 'Your race is today: nothing else is planned.');
  if (isAfterRace(request.runner, request.weekStart, day)) return rest('Rest', 'Rest after your race.');
  const name = DAY_NAMES[day];
  const isAvailable = name !== undefined && request.runner.availableDays.includes(name);
  return rest(
    'Rest',
    isAvailable ? 'A free day: training takes effect while you rest.' : 'Not one of your running days.',
  );
};

const longRow = ({ minutes, why, steady }: LongSession, { request, at }: Frame, runWalk: RunWalk | null): Row => {
  const row = { planType: 'long' as const, minutes, hardMinutes: steady, why };
  if (runWalk) return { ...row, zone: 'Z1-Z2', title: describeRunWalk(runWalk, minutes), why: runWalk.why };
  if (steady > 0) return { ...row, zone: 'Z2-Z3', title: `Long run with ${steady} min in Z3` };
  const isOnTerrain = request.runner.goal === 'ultra' && at.phase === 'Peak';
  return { ...row, zone: 'Z2', title: isOnTerrain ? "Long run on your race's terrain" : 'Long run' };
};

const easyWhy = ({ request }: Frame, isAfterLong: boolean): string => {
  // In a programme's first week nobody knows of a long run on the Sunday before.
  const isKnown = request.weekStart > request.programmeStart;
  const why =
    isAfterLong && isKnown
      ? 'The day after the long run stays short and easy.'
      : 'Easy minutes carry the week: you should be able to speak in full sentences.';
  return request.runner.injuryHistory.includes('Knee')
    ? `${why} Steps 5-10 % quicker and shorter spare the knee.`
    : why;
};

const easyRow = (
  frame: Frame,
  minutes: number,
  isAfterLong: boolean,
  withStrides: number | null,
  runWalk: RunWalk | null,
): Row => {
  const row = { planType: 'easy' as const, minutes, hardMinutes: 0 };
  if (runWalk) return { ...row, zone: 'Z1-Z2', title: describeRunWalk(runWalk, minutes), why: runWalk.why };
  const title = withStrides === null ? 'Easy run' : `Easy run with ${withStrides} x 20 s strides`;
  return { ...row, zone: 'Z2', title, why: easyWhy(frame, isAfterLong) };
};

/** The first easy run long enough that follows neither the long run nor the race takes the strides. */
const stridesDay = ({ request: { runner, weekStart } }: Frame, { easy, longDay }: Sessions): number | undefined =>
  [...easy]
    .filter(([day]) => !isAfterRace(runner, weekStart, day))
    .sort(([a], [b]) => a - b)
    .find(([day, minutes]) => minutes >= STRIDES_FROM && (longDay === null || day !== (longDay + 1) % 7))?.[0];

const sessionRow = (frame: Frame, sessions: Sessions, day: number, runWalk: RunWalk | null): Row => {
  const { long, quality, easy, longDay } = sessions;
  if (long?.day === day && long.minutes > 0) return longRow(long, frame, runWalk);
  const session = quality.get(day);
  if (session) {
    const { spec, minutes, work } = session;
    return {
      planType: spec.planType,
      minutes,
      zone: spec.zone,
      title: describeSession(session),
      why: spec.why,
      hardMinutes: work,
    };
  }
  const minutes = easy.get(day) ?? 0;
  if (minutes === 0) return restRow(frame, day);
  const count = !frame.isEasy && stridesDay(frame, sessions) === day ? strides(frame.request.runner, frame.at) : null;
  return easyRow(frame, minutes, longDay !== null && day === (longDay + 1) % 7, count, runWalk);
};

const strengthOn = ({ kept, frequency }: Frame, { long, longDay, quality, easy }: Sessions): number[] => {
  const already = [...kept.values()].filter(({ strengthMinutes }) => strengthMinutes !== undefined).length;
  const candidates = [
    ...[...quality.keys()].map((day) => ({ day, isQuality: true })),
    ...[...easy].filter(([, minutes]) => minutes > 0).map(([day]) => ({ day, isQuality: false })),
  ];
  return strengthDays(candidates, long?.day ?? longDay, Math.max(0, frequency.strength - already));
};

/**
 * The seven rows of a week, rest days among them; kept rows stand as they are. Hip and core strength of 15 to 20 minutes
 * stands beside the running (Leppanen 2024, doi:10.1136/bjsports-2023-107926).
 */
export const rowsOf = (frame: Frame, sessions: Sessions): PlanDay[] => {
  const { request, kept, at, isDown } = frame;
  const { runner, weekStart, records } = request;
  const restart = request.easing?.restart?.isRunWalk ? RESTART_RUN_WALK : null;
  const runWalk = runWalkOf(runner, at, records, { weekStart, total: sessions.minutes }) ?? restart;
  const withStrength = strengthOn(frame, sessions);
  const coreFirst = runner.injuryHistory.some((area) => area === 'Lower back' || area === 'Hip');
  return DAY_NAMES.map((_, day) => {
    const found = kept.get(day);
    if (found) return found;
    const row = sessionRow(frame, sessions, day, runWalk);
    const hasStrength = withStrength.includes(day);
    const why = [
      row.why,
      isDown && row.minutes > 0 ? 'A down week: less on purpose.' : '',
      hasStrength && coreFirst ? 'Core work comes first.' : '',
    ];
    const strengthMinutes = runner.level === 'Beginner' ? BEGINNER_STRENGTH_MINUTES : STRENGTH_MINUTES;
    return {
      date: addDays(weekStart, day),
      ...row,
      why: why.filter(Boolean).join(' '),
      ...(hasStrength ? { strengthMinutes } : {}),
    };
  });
};
