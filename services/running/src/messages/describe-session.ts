import { flattenSteps, formatPace, type SessionPart, type SessionStep, type StepKind } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import type { BuiltSession } from '../domain/training/build-session.ts';
import { SESSION_WORDS } from './session-titles.ts';

/** The unit in which a runner reads paces. */
export type PaceUnit = 'km' | 'mi';

const KM_PER_MILE = 1.609344;

const TITLES = Object.fromEntries(Object.entries(SESSION_WORDS).map(([kind, { title }]) => [kind, title])) as Messages<
  BuiltSession['kind']
>;

const titles = createCatalogue({
  ...TITLES,
  /** A walk-run with bouts of different length: `Walk-run: 16 and 8 min run, 2 min walk between`. */
  bouts: {
    en: 'Walk-run: {bouts} min run, {walk} min walk between',
    nb: 'Gå–løp: {bouts} min løp, {walk} min gange mellom',
  },
});

/** Minutes as `1.5` in English and `1,5` in Norwegian. */
const formatMinutes = (seconds: number, language: MessageLanguage): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds / 60);

/** The last work step or, of a progression run, its quickest part. */
const lastWork = (session: BuiltSession): SessionStep | undefined =>
  flattenSteps(session.steps).findLast(({ kind }) => kind === 'work');

/** A session's title in the runner's language. Its numbers are those of the steps. */
export const sessionTitle = (session: BuiltSession, language: MessageLanguage): string => {
  const { kind, reps = 1, blocks = 1, workMinutes, runWalk, bouts = [] } = session;
  const work = lastWork(session);
  const values = {
    reps,
    blocks,
    work: work ? Math.round(work.seconds / 60) : (workMinutes ?? 0),
    block: formatMinutes(work?.seconds ?? 0, language),
    run: formatMinutes(runWalk?.run ?? 0, language),
    walk: formatMinutes(runWalk?.walk ?? 0, language),
    stage: reps,
    bouts: new Intl.ListFormat(language).format(bouts.map((seconds) => formatMinutes(seconds, language))),
  };
  return titles.render({ code: bouts.length > 0 ? 'bouts' : kind, values }, language);
};

/** What a session is for, in one sentence. */
export const sessionPurpose = ({ kind }: Pick<BuiltSession, 'kind'>, language: MessageLanguage): string =>
  SESSION_WORDS[kind].purpose[language];

/** How a session should feel. */
export const sessionFeel = ({ kind }: Pick<BuiltSession, 'kind'>, language: MessageLanguage): string =>
  SESSION_WORDS[kind].feel[language];

const STEP_NAMES: Readonly<Record<StepKind, Readonly<Record<MessageLanguage, string>>>> = {
  warmup: { en: 'Warm-up', nb: 'Oppvarming' },
  work: { en: 'Work', nb: 'Drag' },
  rest: { en: 'Recovery', nb: 'Pause' },
  cooldown: { en: 'Cool-down', nb: 'Nedjogg' },
  stride: { en: 'Stride', nb: 'Stigningsløp' },
  hill: { en: 'Uphill', nb: 'Opp bakken' },
  walk: { en: 'Walk', nb: 'Gange' },
  easy: { en: 'Easy', nb: 'Rolig' },
};

/** A range of paces in the runner's unit: `4:57–5:06 /km`. Equal ends are printed once. */
export const formatPaceRange = ({ low, high }: { low: number; high: number }, unit: PaceUnit): string => {
  const factor = unit === 'mi' ? KM_PER_MILE : 1;
  const fast = formatPace(Math.ceil(Number((low * factor).toFixed(6))));
  const slow = formatPace(Math.floor(Number((high * factor).toFixed(6))));
  return `${fast === slow ? fast : `${fast}–${slow}`} /${unit}`;
};

/** `45 s`, `6 min` or `1:30 min`. */
const formatDuration = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${formatPace(seconds)} min`;
};

const formatDistance = (meters: number, language: MessageLanguage): string =>
  meters < 1_000 ? `${meters} m` : `${new Intl.NumberFormat(language).format(meters / 1_000)} km`;

const EFFORT: Readonly<Record<MessageLanguage, string>> = { en: 'effort', nb: 'innsats' };

const formatEffort = ({ low, high }: { low: number; high: number }, language: MessageLanguage): string =>
  `${EFFORT[language]} ${low === high ? low : `${low}–${high}`}`;

/** One step as a line: `Work 6 min, 4:57–5:06 /km`. Effort is given where no pace is known. */
export const describeStep = (step: SessionStep, language: MessageLanguage, unit: PaceUnit): string => {
  const size = step.meters === undefined ? formatDuration(step.seconds) : formatDistance(step.meters, language);
  const name = `${STEP_NAMES[step.kind][language]} ${size}`;
  if (!step.target) return name;
  const target = step.target.pace
    ? formatPaceRange(step.target.pace, unit)
    : formatEffort(step.target.effort, language);
  return `${name}, ${target}`;
};

/** The parts of a session as lines; repeats are written as `4 × (…, …)`. */
export const describeParts = (parts: readonly SessionPart[], language: MessageLanguage, unit: PaceUnit): string[] =>
  parts.map((part) =>
    part.kind === 'repeat'
      ? `${part.times} × (${describeParts(part.steps, language, unit).join(' · ')})`
      : describeStep(part, language, unit),
  );
