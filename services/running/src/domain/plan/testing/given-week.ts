import type { AdaptedWeek, LoggedDay, PhysioState, WeekInputs } from '../adapt/types.ts';
import { makeWeek } from '../make-week.ts';
import type { Runner } from '../types.ts';
import { EXAMPLE_LOG, MONDAY, request } from './given.ts';

/** The worked example's week on its Monday, with nothing in it yet, unless said otherwise. */
export const weekInputs = (rest: Partial<WeekInputs> = {}, runner: Partial<Runner> = {}): WeekInputs => ({
  ...request(runner),
  today: MONDAY,
  records: EXAMPLE_LOG,
  checkins: [],
  pauses: [],
  physio: null,
  lighter: null,
  base: null,
  ...rest,
});

export const weekOf = (rest: Partial<WeekInputs> = {}, runner: Partial<Runner> = {}): AdaptedWeek =>
  makeWeek(weekInputs(rest, runner)).current;

export const minutesOf = ({ days }: Pick<AdaptedWeek, 'days'>): number[] => days.map(({ minutes }) => minutes);
export const typesOf = ({ days }: Pick<AdaptedWeek, 'days'>): string[] => days.map(({ planType }) => planType);

export const skipped = (
  date: string,
  reason: LoggedDay['reason'],
  planType: LoggedDay['planType'] = 'easy',
): LoggedDay => ({
  date,
  planType,
  status: 'skipped',
  reason,
});

/** The log with one more day; days of its own date give way. */
export const withLog = (...more: LoggedDay[]): LoggedDay[] => [
  ...EXAMPLE_LOG.filter(({ date }) => !more.some((log) => log.date === date)),
  ...more,
];

type Gate = NonNullable<PhysioState['gate']>;

export const physioOf = (gate: Partial<Gate> | null, rest: Partial<PhysioState> = {}): PhysioState => ({
  area: 'plantar',
  status: 'active',
  restricted: false,
  gate: gate && {
    level: 'walk',
    stage: null,
    intervals: null,
    minutes: null,
    handedOver: false,
    ladderFinished: false,
    finishedOn: null,
    reason: 'By the newest check-in.',
    phase: 2,
    ...gate,
  },
  checkins: [],
  ...rest,
});
