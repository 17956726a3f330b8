import { applyAction } from '../training/apply-action.ts';
import { buildSession } from '../training/build-session.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import type { DayChange } from '../training/day/draft.ts';
import { toFive } from '../training/round.ts';
import { KINDS } from '../training/session-kinds.ts';
import { shortenSession } from '../training/shorten-session.ts';
import type { OwnCut, WeekBase } from './types.ts';

/** Fraction of its minutes that an easy run keeps if the runner makes the day easier, and its minimum length. */
const EASIER = { share: 0.8, least: 10 };

const TRIM = {
  action: 'trim',
  reason: 'answer',
  isSoft: false,
  isWithoutRunning: false,
  isWithoutSpeed: false,
} as const;

/**
 * True if the runner's own requests can change a session. A race, the walk-run ladder and couch-to-5K units are fixed,
 * and a walk is already as easy as possible.
 */
export const canBeCut = ({ kind }: DaySession): boolean => {
  const { family } = KINDS[kind];
  return kind !== 'race' && family !== 'runwalk' && family !== 'walk';
};

/** Returns the easier form of a session: the trimmed form of a key session, or a shorter easy run. */
const easierSession = (session: DaySession, { model }: Pick<WeekBase, 'model'>): DaySession => {
  const { minutes, hardMinutes } = buildSession(session, model);
  const trimmed = applyAction(session, TRIM);
  const built = trimmed.session && buildSession(trimmed.session, model);
  const isEasier = built && built.minutes <= minutes && built.minutes + built.hardMinutes < minutes + hardMinutes;
  if (trimmed.change !== null && trimmed.session && isEasier) return trimmed.session;
  return shortenSession(session, Math.max(EASIER.least, Math.min(minutes - 1, toFive(EASIER.share * minutes))), {
    ...model,
  });
};

/** Returns the session of a day after the runner's own cut. It is never longer or harder than before. */
export const cutSession = (session: DaySession, cut: OwnCut, base: Pick<WeekBase, 'model'>): DaySession => {
  if (!canBeCut(session)) return session;
  return cut.kind === 'easier' ? easierSession(session, base) : shortenSession(session, cut.minutes, base.model);
};

/** Returns the easy runs that were lengthened at the runner's request, by their index from Monday. */
const longerDays = ({ own, sessions }: WeekBase): [number, { session: DaySession; change: DayChange }][] => {
  const { extra } = own ?? {};
  const planned = extra && sessions[extra.day];
  if (!planned || planned.isHard || planned.role === 'long' || planned.role === 'quality') return [];
  const session = { ...planned, minutes: planned.minutes + extra.minutes };
  return [[extra.day, { session, change: { code: 'own_longer', minutes: extra.minutes } }]];
};

/** Returns the sessions of the days that the runner made easier or longer, by their index from Monday. */
export const cutDays = (base: WeekBase): Map<number, { session: DaySession; change: DayChange }> =>
  new Map([
    ...longerDays(base),
    ...(base.own?.cuts ?? []).flatMap((cut): [number, { session: DaySession; change: DayChange }][] => {
      const planned = base.sessions[cut.day];
      if (!planned) return [];
      const session = cutSession(planned, cut, base);
      return session === planned
        ? []
        : [[cut.day, { session, change: { code: cut.kind === 'easier' ? 'own_easier' : 'own_shorter' } }]];
    }),
  ]);
