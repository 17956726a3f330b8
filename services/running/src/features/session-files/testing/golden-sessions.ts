import type { SessionKind } from '@stridewell/contracts/web';
import { type BuiltSession, buildSession, type SessionSpec } from '../../../domain/training/build-session.ts';
import type { SpeedModel } from '../../../domain/training/step-targets.ts';
import { describeStep, sessionTitle } from '../../../messages/describe-session.ts';
import type { FitWorkout } from '../workout-fit.ts';
import type { ZwoWorkout } from '../workout-zwo.ts';

/** A session whose files are stored in `golden/`. */
export interface GoldenSession {
  /** Name of the files without their extension. */
  name: string;
  session: BuiltSession;
  input: FitWorkout & ZwoWorkout;
}

const MODEL: SpeedModel = { threshold: 300, usesHeartRate: true, level: 'Intermediate', established: 300 };
/** A runner with a known threshold heart rate, but without a threshold pace. */
const BY_HEART_RATE: SpeedModel = { ...MODEL, threshold: null };
/** A beginner without known threshold values. */
const BY_EFFORT: SpeedModel = { threshold: null, usesHeartRate: false, level: 'Beginner', established: 60 };
const THRESHOLD_HEART_RATE = 168;
const DATE = '2026-11-24';

const golden = (
  kind: SessionKind,
  spec: Omit<SessionSpec, 'kind'>,
  { name = kind, model = MODEL, language = 'en' }: { name?: string; model?: SpeedModel; language?: 'en' | 'nb' } = {},
): GoldenSession => {
  const session = buildSession({ kind, ...spec }, model);
  return {
    name,
    session,
    input: {
      session,
      title: sessionTitle(session, language),
      date: DATE,
      thresholdHeartRate: model.usesHeartRate ? THRESHOLD_HEART_RATE : null,
      thresholdPace: model.threshold,
      stepName: (step) => describeStep(step, language, 'km'),
    },
  };
};

export const GOLDEN_SESSIONS: readonly GoldenSession[] = [
  golden('easy', { minutes: 45 }),
  golden('strides', { minutes: 50, reps: 6 }),
  golden('long_mp', { minutes: 150, workMinutes: 60, blocks: 3 }),
  golden('cruise', { minutes: 55, reps: 4 }),
  golden('tempo_run', { minutes: 50, workMinutes: 25 }),
  golden('over_under', { minutes: 60, reps: 6 }),
  golden('vo2_1k', { minutes: 60, reps: 5 }),
  golden('rep_400', { minutes: 55, reps: 8 }, { language: 'nb' }),
  golden('hills_short', { minutes: 40, reps: 8 }),
  golden('fartlek', { minutes: 45, reps: 10 }),
  golden('runwalk', { minutes: 36, runWalk: { run: 960, walk: 120 }, bouts: [960, 480] }, { model: BY_EFFORT }),
  golden('openers', { minutes: 30, reps: 4 }),
  golden('pyramid', { minutes: 60, reps: 2 }),
  golden('thirty30', { minutes: 60, reps: 16 }),
  golden('progression', { minutes: 50 }, { name: 'progression_heart_rate', model: BY_HEART_RATE }),
  golden('race', { minutes: 52, meters: 10_000 }),
  golden('walk', { minutes: 30 }, { model: BY_EFFORT }),
];

const FOLDER = new URL('../golden/', import.meta.url);

export const goldenFile = ({ name }: GoldenSession, extension: 'fit' | 'zwo'): URL =>
  new URL(`${name}.${extension}`, FOLDER);
