import type { HoldRepository } from '@stridewell/coaching/safety/hold-repository';
import { restricted } from '@stridewell/coaching/safety/state';
import { addDays } from '@stridewell/contracts/web';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { CheckinDays } from '../checkin-days/repository.ts';
import type { PauseRepository } from '../pauses/repository.ts';
import { allPauses, illnessOf } from '../pauses/rules.ts';
import { physioStateOf } from '../physio-state/rules.ts';
import type { CheckinDay, LoggedDay, Pause, PhysioState, WeekInputs } from '../plan/adapt/types.ts';
import { runnerOf } from '../plan/runner.ts';
import type { CoachProfileDocument } from '../profile/document.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import { isMinor, presentProfile } from '../profile/rules.ts';
import { loggedDayOf } from '../training-log/document.ts';
import type { TrainingLogRepository } from '../training-log/repository.ts';

/** Where a week's inputs are read. */
export interface InputStores {
  profiles: CoachProfileRepository;
  logs: TrainingLogRepository;
  checkinDays: CheckinDays;
  pauses: PauseRepository;
  physio: PhysioStates;
  holds: Pick<HoldRepository, 'find'>;
}

/** How far back a plan looks at the log, days; logs of the days ahead count too. */
export const LOG_DAYS = { back: 77, ahead: 7 };

/** Everything a week follows from but the week itself. */
export interface Read {
  profile: CoachProfileDocument;
  /** What the plan has to take for granted, a sentence each. */
  assumed: readonly string[];
  inputs: Pick<WeekInputs, 'runner' | 'programmeStart' | 'records' | 'checkins' | 'pauses' | 'physio'>;
}

/** The five answers of a day that counts as Reset without a check-in: they say nothing of their own. */
const NEUTRAL = { sleep: 3, stress: 3, fatigue: 3, pain: 0, readiness: 5 };
const RESET_SCORE = 2.9;

/** Today counts as Reset while a safety hold closes the day (`language.md` 1.4), checked in or not. */
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

/**
 * All that a runner's plan follows from, as it stands now; null before a profile was filled, and for a runner under 18.
 */
export const readInputs = async (stores: InputStores, userId: string, today: string): Promise<Read | null> => {
  const profile = await stores.profiles.find(userId);
  if (!profile || isMinor(profile)) return null;
  const from = addDays(today, -LOG_DAYS.back);
  const to = addDays(today, LOG_DAYS.ahead);
  const [logs, told, pauses, physio, safety] = await Promise.all([
    stores.logs.between(userId, from, to),
    stores.checkinDays.between(userId, from, to),
    stores.pauses.find(userId),
    stores.physio.find(userId),
    stores.holds.find(userId),
  ]);
  const isHeld = restricted(safety, new Date(`${today}T12:00:00Z`))?.closesDay === true;
  const checkins = isHeld ? withReset(told, today) : told;
  const records: LoggedDay[] = logs.map(loggedDayOf);
  const noted: Pause[] = allPauses(pauses);
  const known = [...noted, ...illnessOf(told, noted)];
  const state: PhysioState | null = physioStateOf(physio);
  const { runner: asTold, assumed } = runnerOf(presentProfile(profile).profile);
  const { lastRaceDate: raceDate, lastRaceGoal: goal } = profile;
  const runner = { ...asTold, lastRace: raceDate && goal ? { goal, raceDate } : null };
  return {
    profile,
    assumed,
    inputs: { runner, programmeStart: profile.programmeStart, records, checkins, pauses: known, physio: state },
  };
};
