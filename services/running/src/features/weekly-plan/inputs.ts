import { addDays } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { restrictionAt } from '@stridewell/holds/state';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import { allPauses, illnessPausesOf } from '../../domain/pause-state.ts';
import type { CheckinDay, WeekInputs } from '../../domain/plan/adapt/types.ts';
import { runnerOf } from '../../domain/plan/runner.ts';
import type { CheckinDays } from '../../projections/checkin-days.ts';
import { physioStateOf } from '../../projections/physio-state.ts';
import type { PauseRepository } from '../pauses/repository.ts';
import type { CoachProfileDocument } from '../profile/document.ts';
import { isMinor, presentProfile } from '../profile/profile-state.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import { loggedDayOf } from '../training-log/document.ts';
import type { TrainingLogRepository } from '../training-log/repository.ts';

/** The stores from which the inputs of a week are read. */
export interface InputStores {
  profiles: CoachProfileRepository;
  logs: TrainingLogRepository;
  checkinDays: CheckinDays;
  pauses: PauseRepository;
  physio: PhysioStates;
  holds: Pick<HoldRepository, 'find'>;
}

/** Number of days before and after today whose training logs a plan uses. */
export const LOG_WINDOW_DAYS = { back: 77, ahead: 7 };

/** All inputs of a week except the stored week itself. */
export interface PlanInputs {
  profile: CoachProfileDocument;
  /** The plan's assumptions, with one sentence per assumption. */
  assumed: readonly string[];
  inputs: Pick<WeekInputs, 'runner' | 'programmeStart' | 'records' | 'checkins' | 'pauses' | 'physio'>;
}

/** Neutral answers of the check-in that is added when a day counts as Reset but has no check-in. */
const NEUTRAL = { sleep: 3, stress: 3, fatigue: 3, pain: 0, readiness: 5 };
const RESET_SCORE = 2.9;

/**
 * Replaces today's check-in with a Reset, or adds one, because a safety hold forbids training today (`language.md`
 * 1.4).
 */
const withReset = (checkins: readonly CheckinDay[], today: string): CheckinDay[] => {
  const own = checkins.find(({ date }) => date === today);
  const reset: CheckinDay = {
    date: today,
    score: Math.min(own?.score ?? RESET_SCORE, RESET_SCORE),
    recommendation: 'Reset',
    metrics: own?.metrics ?? NEUTRAL,
  };
  return [...checkins.filter(({ date }) => date !== today), reset];
};

/** Reads the current inputs of a runner's plan. Returns null without a training profile and for a runner under 18. */
export const readInputs = async (stores: InputStores, userId: string, today: string): Promise<PlanInputs | null> => {
  const profile = await stores.profiles.find(userId);
  if (!profile || isMinor(profile)) return null;
  const from = addDays(today, -LOG_WINDOW_DAYS.back);
  const to = addDays(today, LOG_WINDOW_DAYS.ahead);
  const [logs, storedCheckins, pauses, physio, safety] = await Promise.all([
    stores.logs.between(userId, from, to),
    stores.checkinDays.between(userId, from, to),
    stores.pauses.find(userId),
    stores.physio.find(userId),
    stores.holds.find(userId),
  ]);
  const isHeld = restrictionAt(safety, new Date(`${today}T12:00:00Z`))?.closesDay === true;
  const storedPauses = allPauses(pauses);
  const { runner, assumed } = runnerOf(presentProfile(profile).profile);
  const { lastRaceDate: raceDate, lastRaceGoal: goal } = profile;
  return {
    profile,
    assumed,
    inputs: {
      runner: { ...runner, lastRace: raceDate && goal ? { goal, raceDate } : null },
      programmeStart: profile.programmeStart,
      records: logs.map(loggedDayOf),
      checkins: isHeld ? withReset(storedCheckins, today) : storedCheckins,
      pauses: [...storedPauses, ...illnessPausesOf(storedCheckins, storedPauses)],
      physio: physioStateOf(physio),
    },
  };
};
