import {
  flattenSteps,
  type SessionKind,
  type SessionPart,
  type SessionStep,
  type StepKind,
  type StepTarget,
  sessionSeconds,
} from '@stridewell/contracts/web';
import { KINDS, type PaceTarget, type RACE_METERS, type RepRules } from './session-kinds.ts';
import { type SpeedModel, secondsOfMeters, targetOf } from './step-targets.ts';

/** Input for building a session: its kind, its length and the parameters that the kind needs. */
export interface SessionSpec {
  kind: SessionKind;
  /** Length in whole minutes. A structured session becomes longer when its steps need more time. */
  minutes: number;
  /** Number of reps, strides, pyramid rounds or walk-run rounds. */
  reps?: number;
  /** Minutes of continuous work, such as a tempo run or the race-pace minutes of a long run. */
  workMinutes?: number;
  /** Number of blocks into which the race-pace minutes of a long run are split; 1 by default. */
  blocks?: number;
  /** Seconds of running and of walking in one walk-run round. */
  runWalk?: { run: number; walk: number };
  /** Seconds of each running bout, when the bouts differ in length. */
  bouts?: readonly number[];
  /** Seconds of one rep, when it differs from the default of the session kind. */
  repSeconds?: number;
  /** Race whose pace is used for the work, when the session kind does not define one. */
  racePace?: keyof typeof RACE_METERS;
  /** True when the warm-up has no strides, as with pain. */
  isWithoutStrides?: boolean;
  /** Race distance, in meters. */
  meters?: number;
}

export interface BuiltSession extends SessionSpec {
  /** Minutes of work faster than easy pace, without recoveries. */
  hardMinutes: number;
  steps: SessionPart[];
}

const MINUTE = 60;
const EASY: PaceTarget = [1.16, 1.34];
/** Pace assumed for a rest measured by distance, in which the runner alternates walking and jogging. */
const WALK_JOG: PaceTarget = [1.8, 2];
const COOL_DOWN = { Beginner: 5, Intermediate: 8, Advanced: 8 } as const;
const MOST_COOL_DOWN = 15;
const STRIDE = { seconds: 20, pace: [0.8, 0.87] as const, effort: [7, 7] as const };
const BETWEEN_BLOCKS = 3;
const AFTER_RACE_PACE = 5;
const WALK_AROUND = 5;

/** Warm-up for each type of work: total minutes, number of strides, and seconds of easy running after each stride. */
const WARM_UP = {
  steady: { minutes: 10, strides: 0, easySeconds: 0 },
  threshold: { minutes: 12, strides: 3, easySeconds: 60 },
  intervals: { minutes: 15, strides: 4, easySeconds: 70 },
} as const;

/** Creates functions that build steps with targets for the given runner's pace. */
const stepsFor = (model: SpeedModel, isWithoutStrides = false) => {
  const step = (
    kind: StepKind,
    seconds: number,
    pace: PaceTarget = EASY,
    effort: readonly [number, number] = [3, 4],
  ): SessionStep => ({ kind, seconds: Math.round(seconds), target: targetOf(pace, effort, model) });

  const walk = (seconds: number): SessionStep => ({
    kind: 'walk',
    seconds: Math.round(seconds),
    target: { effort: { low: 2, high: 3 } },
  });

  const strides = (times: number, easySeconds: number): SessionPart => ({
    kind: 'repeat',
    times,
    skipsLastRest: false,
    steps: [step('stride', STRIDE.seconds, STRIDE.pace, STRIDE.effort), step('easy', easySeconds)],
  });

  const warmUp = (name: RepRules['warmup'], extraMinutes: number): SessionPart[] => {
    const { minutes, strides: usual, easySeconds } = WARM_UP[name];
    const times = isWithoutStrides ? 0 : usual;
    const inStrides = times * (STRIDE.seconds + easySeconds);
    const first = step('warmup', (minutes + extraMinutes) * MINUTE - inStrides);
    return times > 0 ? [first, strides(times, easySeconds)] : [first];
  };

  /** Builds the work step or rest step of one rep, measured by time or by distance. */
  const repStep = (
    part: { seconds: number } | { meters: number },
    kind: StepKind,
    pace: PaceTarget,
    target: StepTarget,
  ): SessionStep =>
    'meters' in part
      ? { kind, seconds: secondsOfMeters(part.meters, pace, model), meters: part.meters, target }
      : { kind, seconds: part.seconds, target };

  /** Builds a repeat of the given number of reps, each with its rest. */
  const repsOf = (spec: SessionSpec, rules: RepRules, count: number): SessionPart[] => {
    const { effort, family } = KINDS[spec.kind];
    const pace = spec.racePace ?? KINDS[spec.kind].pace;
    const size = spec.repSeconds === undefined ? rules.work : { seconds: spec.repSeconds };
    const isUphill = family === 'hills' && rules.restsAfterLast;
    const work = repStep(size, isUphill ? 'hill' : 'work', pace, targetOf(pace, effort, model));
    const recovery = family === 'fartlek' ? targetOf(EASY, [3, 4], model) : { effort: { low: 2, high: 3 } };
    const rest = repStep(rules.rest, 'rest', WALK_JOG, recovery);
    if (rest.seconds === 0) return [{ kind: 'repeat', times: count, skipsLastRest: false, steps: [work] }];
    return [{ kind: 'repeat', times: count, skipsLastRest: !rules.restsAfterLast, steps: [work, rest] }];
  };

  return { step, walk, strides, warmUp, repsOf };
};

/** Splits reps into sets of nearly equal size. For example, 6 reps in sets of at most 4 become 3 and 3. */
const setSizes = (reps: number, most: number): number[] => {
  const sets = Math.ceil(reps / most);
  return Array.from({ length: sets }, (_, index) => Math.floor(reps / sets) + (index < reps % sets ? 1 : 0));
};

type Build = ReturnType<typeof stepsFor>;

const OVER_UNDER = [
  { seconds: 180, pace: [1.01, 1.03] },
  { seconds: 60, pace: [0.96, 0.98] },
] as const;

/** Builds the work of a structured session, without warm-up and cool-down. */
const bodyOf = (spec: SessionSpec, build: Build): SessionPart[] => {
  const { kind, reps = 1, workMinutes = 20 } = spec;
  const { reps: rules, pace, effort } = KINDS[kind];
  if (kind === 'pyramid') {
    const round = [1, 2, 3, 2, 1].flatMap((minutes) => [
      build.step('work', minutes * MINUTE, pace, effort),
      build.step('rest', minutes * MINUTE),
    ]);
    return [{ kind: 'repeat', times: reps, skipsLastRest: true, steps: round }];
  }
  if (!rules) return [build.step('work', workMinutes * MINUTE, pace, effort)];
  if (!rules.set) return build.repsOf(spec, rules, reps);
  const { restSeconds } = rules.set;
  return setSizes(reps, rules.set.reps).flatMap((size, index): SessionPart[] => {
    const rest: SessionPart[] = index > 0 ? [build.step('rest', restSeconds)] : [];
    if (kind !== 'over_under') return [...rest, ...build.repsOf(spec, rules, size)];
    const pair = OVER_UNDER.map((part) => build.step('work', part.seconds, part.pace, effort));
    return [...rest, { kind: 'repeat', times: size, skipsLastRest: false, steps: pair }];
  });
};

/** Builds warm-up, work and cool-down. Remaining minutes extend the cool-down first, then the warm-up. */
const structured = (spec: SessionSpec, build: Build, model: SpeedModel): SessionPart[] => {
  const warmup = KINDS[spec.kind].reps?.warmup ?? (KINDS[spec.kind].family === 'intervals' ? 'intervals' : 'threshold');
  const body = bodyOf(spec, build);
  const fixed = sessionSeconds(body) + WARM_UP[warmup].minutes * MINUTE;
  const coolDown = COOL_DOWN[model.level] * MINUTE;
  const least = Math.ceil((fixed + coolDown) / (5 * MINUTE)) * 5 * MINUTE;
  const left = Math.max(least, spec.minutes * MINUTE) - fixed;
  const longer = Math.max(0, left - MOST_COOL_DOWN * MINUTE);
  const extraMinutes = Math.floor(longer / MINUTE);
  return [...build.warmUp(warmup, extraMinutes), ...body, build.step('cooldown', left - extraMinutes * MINUTE)];
};

/** Builds an easy run with strides after 15 minutes. */
const stridesRun = ({ minutes, reps = 6 }: SessionSpec, build: Build): SessionPart[] => {
  const easySeconds = 70;
  const inStrides = reps * (STRIDE.seconds + easySeconds);
  const before = Math.max(5 * MINUTE, Math.min(15 * MINUTE, minutes * MINUTE - inStrides));
  const after = minutes * MINUTE - inStrides - before;
  return [
    build.step('easy', before),
    build.strides(reps, easySeconds),
    ...(after > 0 ? [build.step('easy', after)] : []),
  ];
};

/** Builds a long run with faster running near its end, continuous or in blocks. */
const fasterLong = (spec: SessionSpec, build: Build): SessionPart[] => {
  const { minutes, workMinutes = 20, blocks = 1 } = spec;
  const { pace, effort } = KINDS[spec.kind];
  const work = build.step('work', (workMinutes * MINUTE) / blocks, pace, effort);
  const part: SessionPart[] =
    blocks > 1
      ? [
          {
            kind: 'repeat',
            times: blocks,
            skipsLastRest: true,
            steps: [work, build.step('easy', BETWEEN_BLOCKS * MINUTE)],
          },
        ]
      : [work];
  const before = minutes * MINUTE - sessionSeconds(part) - AFTER_RACE_PACE * MINUTE;
  return [build.step('easy', before, KINDS.long.pace), ...part, build.step('cooldown', AFTER_RACE_PACE * MINUTE)];
};

/** Builds a progression run: three thirds, each faster than the previous one. */
const progression = ({ minutes }: SessionSpec, build: Build): SessionPart[] => {
  const third = Math.round((minutes * MINUTE) / 3);
  return [
    build.step('easy', minutes * MINUTE - 2 * third, [1.2, 1.3]),
    build.step('easy', third, [1.13, 1.18], [4, 5]),
    build.step('work', third, [1.05, 1.11], [5, 6]),
  ];
};

/** Builds a run with walk breaks, by default nine minutes of running and one minute of walking. */
const longWithWalks = (spec: SessionSpec, build: Build): SessionPart[] => {
  const { run, walk } = spec.runWalk ?? { run: 9 * MINUTE, walk: MINUTE };
  const times = Math.max(1, Math.floor((spec.minutes * MINUTE) / (run + walk)));
  const left = spec.minutes * MINUTE - times * (run + walk);
  const rounds: SessionPart = {
    kind: 'repeat',
    times,
    skipsLastRest: false,
    steps: [build.step('easy', run, KINDS.long_walk.pace), build.walk(walk)],
  };
  return left > 0 ? [rounds, build.step('easy', left, KINDS.long_walk.pace)] : [rounds];
};

/**
 * Builds walk-run rounds between two brisk walks. The last round has no walk, because the brisk walk follows it. A ladder
 * session keeps that walk, because the physio service counts it in the minutes of a stage.
 */
const walkRun = (
  { reps = 1, runWalk = { run: 60, walk: 90 }, bouts, kind }: SessionSpec,
  build: Build,
): SessionPart[] => {
  const { pace, effort } = KINDS[kind];
  const run = build.step('easy', runWalk.run, pace, effort);
  if (bouts) {
    const parts = bouts.flatMap((seconds, index): SessionPart[] => [
      ...(index > 0 ? [build.walk(runWalk.walk)] : []),
      build.step('easy', seconds, pace, effort),
    ]);
    return [build.walk(WALK_AROUND * MINUTE), ...parts, build.walk(WALK_AROUND * MINUTE)];
  }
  const rounds: SessionPart =
    reps === 1 || runWalk.walk === 0
      ? { ...run, seconds: run.seconds * reps }
      : { kind: 'repeat', times: reps, skipsLastRest: kind !== 'ladder', steps: [run, build.walk(runWalk.walk)] };
  return [build.walk(WALK_AROUND * MINUTE), rounds, build.walk(WALK_AROUND * MINUTE)];
};

const trial = (spec: SessionSpec, build: Build, model: SpeedModel): SessionPart[] => {
  const { pace, effort } = KINDS[spec.kind];
  const meters = spec.kind === 'trial_5k' ? 5_000 : undefined;
  const seconds = meters === undefined ? 20 * MINUTE : secondsOfMeters(meters, 'five', model);
  const work: SessionStep = {
    ...build.step('work', seconds, pace, effort),
    ...(meters === undefined ? {} : { meters }),
  };
  return [...build.warmUp('intervals', 0), work, build.step('cooldown', 10 * MINUTE)];
};

/** Perceived effort of a race, 1 to 10, by its expected duration: the longer the race, the lower the effort. */
const RACE_EFFORTS: readonly { upToMinutes: number; effort: readonly [number, number] }[] = [
  { upToMinutes: 75, effort: KINDS.race.effort },
  { upToMinutes: 150, effort: [7, 8] },
  { upToMinutes: 300, effort: [5, 7] },
  { upToMinutes: Number.POSITIVE_INFINITY, effort: [4, 5] },
];

const effortOfRace = (minutes: number): readonly [number, number] =>
  RACE_EFFORTS.find(({ upToMinutes }) => minutes <= upToMinutes)?.effort ?? KINDS.race.effort;

const race = ({ meters, minutes }: SessionSpec, build: Build): SessionPart[] => [
  {
    ...build.step('work', minutes * MINUTE, KINDS.race.pace, effortOfRace(minutes)),
    ...(meters === undefined ? {} : { meters }),
  },
];

const shakeout = ({ minutes, reps = 3 }: SessionSpec, build: Build): SessionPart[] => {
  const inStrides = reps * (STRIDE.seconds + 60);
  return [
    build.step('easy', minutes * MINUTE - inStrides, KINDS.shakeout.pace, KINDS.shakeout.effort),
    build.strides(reps, 60),
  ];
};

const FASTER_LONG: readonly SessionKind[] = ['long_mp', 'long_race_finish', 'long_steady'];

const partsOf = (spec: SessionSpec, build: Build, model: SpeedModel): SessionPart[] => {
  const { kind, minutes } = spec;
  const { family, reps, pace, effort } = KINDS[kind];
  if (kind === 'strides') return stridesRun(spec, build);
  if (kind === 'shakeout') return shakeout(spec, build);
  if (kind === 'progression') return progression(spec, build);
  if (kind === 'long_walk') return longWithWalks(spec, build);
  if (FASTER_LONG.includes(kind)) return fasterLong(spec, build);
  if (kind === 'race') return spec.runWalk ? longWithWalks(spec, build) : race(spec, build);
  if (kind === 'trial_20' || kind === 'trial_5k') return trial(spec, build, model);
  if (family === 'runwalk') return walkRun(spec, build);
  if (family === 'walk') return [build.walk(minutes * MINUTE)];
  if (reps || family === 'threshold' || family === 'intervals' || family === 'fartlek') {
    return structured(spec, build, model);
  }
  return [build.step('easy', minutes * MINUTE, pace, effort)];
};

const isHard = ({ kind }: SessionStep): boolean => kind === 'work' || kind === 'hill';

/**
 * Builds the steps of a session (section 4 of the plans page). Deterministic. The returned minutes are the sum of the
 * steps.
 */
export const buildSession = (spec: SessionSpec, model: SpeedModel): BuiltSession => {
  const steps = partsOf(spec, stepsFor(model, spec.isWithoutStrides), model);
  const hardSeconds = flattenSteps(steps)
    .filter(isHard)
    .reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    ...spec,
    minutes: Math.round(sessionSeconds(steps) / MINUTE),
    hardMinutes: spec.kind === 'race' ? 0 : Math.round(hardSeconds / MINUTE),
    steps,
  };
};
