import { addDays, laterDate } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { restrictionAt } from '@stridewell/holds/state';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import { PACE_DAYS, paceFromRuns } from '../../domain/activities/pace-from-runs.ts';
import { EMPTY_BACKGROUND, type RunnerBackground } from '../../domain/background.ts';
import { allPauses, illnessPausesOf } from '../../domain/pause-state.ts';
import { type ProfiledRunner, profiledRunner, withRunPace, withShownLevel } from '../../domain/runner-profile.ts';
import { isRaceGoal } from '../../domain/week/races.ts';
import { runsBefore } from '../../domain/week/training-days.ts';
import type { WeekInputs } from '../../domain/week/types.ts';
import type { CheckinDays } from '../../projections/checkin-days.ts';
import { physioStateOf } from '../../projections/physio-state.ts';
import type { ActivityRepository } from '../activities/repository.ts';
import type { BackgroundRepository } from '../background/repository.ts';
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
  backgrounds: Pick<BackgroundRepository, 'find'>;
  activities: Pick<ActivityRepository, 'pacedRuns' | 'lastRunBefore'>;
}

/** Number of days before and after today whose training logs a plan uses. */
export const LOG_WINDOW_DAYS = { back: 77, ahead: 7 };

/** The inputs of a week that are read from the stores. */
export interface PlanInputs {
  profile: CoachProfileDocument;
  inputs: Pick<
    WeekInputs,
    | 'profiled'
    | 'background'
    | 'lastRace'
    | 'programmeStart'
    | 'records'
    | 'lastRunOn'
    | 'checkins'
    | 'pauses'
    | 'physio'
    | 'isClosedToday'
  >;
}

/**
 * Returns a runner with the threshold pace that their runs have shown. The runs are read only if no other pace is
 * known.
 */
const withShownPace = async (
  { activities }: Pick<InputStores, 'activities'>,
  profiled: ProfiledRunner,
  { userId, today, background }: { userId: string; today: string; background: RunnerBackground },
): Promise<ProfiledRunner> => {
  if (profiled.threshold !== null) return profiled;
  const runs = await activities.pacedRuns(userId, addDays(today, 1 - PACE_DAYS), today);
  const raceDates = [...background.races.map(({ date }) => date), ...(profiled.raceDate ? [profiled.raceDate] : [])];
  const { thresholdHeartRate } = background;
  return withRunPace(profiled, paceFromRuns(runs, { today, thresholdHeartRate, raceDates }));
};

/** True while a runner who cannot run has not been asked by the physio coach. */
export const isWaitingForPhysio = (background: Pick<RunnerBackground, 'hurts'> | null): boolean =>
  background?.hurts?.canRun === false;

/**
 * Reads the current inputs of a runner's plan. Returns null if there is no training profile, for a runner under 18, and
 * for a runner who cannot run until the physio coach has asked.
 */
export const readInputs = async (stores: InputStores, userId: string, today: string): Promise<PlanInputs | null> => {
  const profile = await stores.profiles.find(userId);
  if (!profile || isMinor(profile)) return null;
  const from = addDays(today, -LOG_WINDOW_DAYS.back);
  const to = addDays(today, LOG_WINDOW_DAYS.ahead);
  const [logs, checkins, pauses, physio, safety, storedBackground, lastLogged, lastRecorded] = await Promise.all([
    stores.logs.between(userId, from, to),
    stores.checkinDays.between(userId, from, to),
    stores.pauses.find(userId),
    stores.physio.find(userId),
    stores.holds.find(userId),
    stores.backgrounds.find(userId),
    stores.logs.lastRunBefore(userId, from),
    // Imported archives go back further than the logs.
    stores.activities.lastRunBefore(userId, from),
  ]);
  if (isWaitingForPhysio(storedBackground)) return null;
  const isClosedToday = restrictionAt(safety, new Date(`${today}T12:00:00Z`))?.closesDay === true;
  const storedPauses = allPauses(pauses);
  const physioState = physioStateOf(physio);
  const background = storedBackground ?? EMPTY_BACKGROUND;
  const records = logs.map(loggedDayOf);
  const { lastRaceDate: raceDate, lastRaceGoal: goal } = profile;
  return {
    profile,
    inputs: {
      profiled: await withShownPace(
        stores,
        withShownLevel(
          profiledRunner(presentProfile(profile).profile, background, physioState, today),
          runsBefore(records, today),
          today,
        ),
        { userId, today, background },
      ),
      background,
      lastRace: raceDate && goal && isRaceGoal(goal) ? { goal, date: raceDate } : null,
      programmeStart: profile.programmeStart,
      records,
      lastRunOn: lastLogged && lastRecorded ? laterDate(lastLogged, lastRecorded) : (lastLogged ?? lastRecorded),
      checkins,
      pauses: [...storedPauses, ...illnessPausesOf(checkins, storedPauses)],
      physio: physioState,
      isClosedToday,
    },
  };
};
