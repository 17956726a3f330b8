import { addDays } from '@stridewell/contracts/web';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { CheckinDays } from '../checkin-days/repository.ts';
import type { PauseRepository } from '../pauses/repository.ts';
import { allPauses, illnessOf } from '../pauses/rules.ts';
import { physioStateOf } from '../physio-state/rules.ts';
import type { LoggedDay, Pause, PhysioState, WeekInputs } from '../plan/adapt/types.ts';
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

/** All that a runner's plan follows from, as it stands now; null before a profile was filled, and for a runner under 18. */
export const readInputs = async (stores: InputStores, userId: string, today: string): Promise<Read | null> => {
  const profile = await stores.profiles.find(userId);
  if (!profile || isMinor(profile)) return null;
  const from = addDays(today, -LOG_DAYS.back);
  const to = addDays(today, LOG_DAYS.ahead);
  const [logs, checkins, pauses, physio] = await Promise.all([
    stores.logs.between(userId, from, to),
    stores.checkinDays.between(userId, from, to),
    stores.pauses.find(userId),
    stores.physio.find(userId),
  ]);
  const records: LoggedDay[] = logs.map(loggedDayOf);
  const told: Pause[] = allPauses(pauses);
  const known = [...told, ...illnessOf(checkins, told)];
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
