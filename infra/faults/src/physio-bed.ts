import { type CheckinToday, PATHS, type PhysioCheckinAnswer, type WeeklyPlan } from '@stridewell/contracts/web';
import { type Runner, register } from './api.ts';

/** A physio check-in without any complaint. */
const GOOD_CHECKIN = {
  pain: 1,
  trend: 'same',
  functionLimits: [],
  redFlags: [],
  walkRunTolerance: true,
  functionalTestsOk: true,
  noNextDayWorsening: true,
};

const CAN_RUN_DAILY = {
  goal: '10k',
  weeklyHours: 5,
  daysAvailable: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  thresholdPace: '5:00 per km',
};
const BEST_DAY = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };

/** Functions that call the API as one runner. */
const callsOf = (origin: string, { token }: Runner) => {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${origin}${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    call,
    physioCheckin: (change: object) => call<PhysioCheckinAnswer>(PATHS.physioCheckin, { ...GOOD_CHECKIN, ...change }),
    plan: () => call<WeeklyPlan>(PATHS.weeklyPlan),
    score: async () => (await call<CheckinToday>(PATHS.checkinToday)).score,
  };
};

export type Calls = ReturnType<typeof callsOf>;

/** A runner with a training profile, a knee injury and the best possible check-in. */
export const injuredRunner = async (origin: string, email: string): Promise<Calls> => {
  const calls = callsOf(origin, await register(origin, email));
  await calls.call(PATHS.coachProfile, CAN_RUN_DAILY);
  await calls.call(PATHS.physioProfile, { primaryArea: 'knee', onset: 'gradual' });
  await calls.call(PATHS.checkin, BEST_DAY);
  return calls;
};
