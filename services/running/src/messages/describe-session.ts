import { flattenSteps, formatPace, type SessionPart, type SessionStep, type StepKind } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import { formatNumber } from '@stridewell/kit/messages/numbers';
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
  /** Title of a walk-run whose bouts differ in length, such as `Walk-run: 16 and 8 min run, 2 min walk between`. */
  bouts: {
    en: 'Walk-run: {bouts} min run, {walk} min walk between',
    nb: 'Gå–løp: {bouts} min løp, {walk} min gange mellom',
  },
});

/** Formats minutes with a decimal point in English (`1.5`) and a decimal comma in Norwegian (`1,5`). */
export const formatMinutes = (seconds: number, language: MessageLanguage): string =>
  formatNumber(seconds / 60, language, { max: 1 });

/** Returns the last work step, which in a progression run is the fastest one. */
const lastWork = (session: BuiltSession): SessionStep | undefined =>
  flattenSteps(session.steps).findLast(({ kind }) => kind === 'work');

/** Returns the title of a session in the runner's language. All numbers in it come from the session's steps. */
export const sessionTitle = (session: BuiltSession & { stage?: number }, language: MessageLanguage): string => {
  const { kind, reps = 1, blocks = 1, workMinutes, runWalk, bouts = [], stage = 0 } = session;
  const work = lastWork(session);
  const values = {
    reps,
    blocks,
    work: work ? Math.round(work.seconds / 60) : (workMinutes ?? 0),
    block: formatMinutes(work?.seconds ?? 0, language),
    run: formatMinutes(runWalk?.run ?? 0, language),
    walk: formatMinutes(runWalk?.walk ?? 0, language),
    stage,
    bouts: new Intl.ListFormat(language).format(bouts.map((seconds) => formatMinutes(seconds, language))),
  };
  return titles.render({ code: bouts.length > 0 && kind !== 'ladder' ? 'bouts' : kind, values }, language);
};

/** Returns the purpose of a session in one sentence. */
export const sessionPurpose = ({ kind }: Pick<BuiltSession, 'kind'>, language: MessageLanguage): string =>
  SESSION_WORDS[kind].purpose[language];

/** Returns a sentence that describes how a session should feel. */
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

/** Formats a pace range in the runner's unit, such as `4:57–5:06 /km`. Equal limits are printed once. */
export const formatPaceRange = ({ low, high }: { low: number; high: number }, unit: PaceUnit): string => {
  const factor = unit === 'mi' ? KM_PER_MILE : 1;
  const fast = formatPace(Math.ceil(Number((low * factor).toFixed(6))));
  const slow = formatPace(Math.floor(Number((high * factor).toFixed(6))));
  return `${fast === slow ? fast : `${fast}–${slow}`} /${unit}`;
};

/** Formats a duration as `45 s`, `6 min` or `1:30 min`. */
const formatDuration = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${formatPace(seconds)} min`;
};

const formatDistance = (meters: number, language: MessageLanguage): string =>
  meters < 1_000 ? `${meters} m` : `${formatNumber(meters / 1_000, language)} km`;

const EFFORT: Readonly<Record<MessageLanguage, string>> = { en: 'effort', nb: 'innsats' };

const formatEffort = ({ low, high }: { low: number; high: number }, language: MessageLanguage): string =>
  `${EFFORT[language]} ${low === high ? low : `${low}–${high}`}`;

/** Formats a step as a line, such as `Work 6 min, 4:57–5:06 /km`. Shows the effort if no pace is known. */
export const describeStep = (step: SessionStep, language: MessageLanguage, unit: PaceUnit): string => {
  const size = step.meters === undefined ? formatDuration(step.seconds) : formatDistance(step.meters, language);
  const name = `${STEP_NAMES[step.kind][language]} ${size}`;
  if (!step.target) return name;
  const target = step.target.pace
    ? formatPaceRange(step.target.pace, unit)
    : formatEffort(step.target.effort, language);
  return `${name}, ${target}`;
};

/** Formats the parts of a session as lines. Repeats are written as `4 × (…, …)`. */
export const describeParts = (parts: readonly SessionPart[], language: MessageLanguage, unit: PaceUnit): string[] =>
  parts.map((part) =>
    part.kind === 'repeat'
      ? `${part.times} × (${describeParts(part.steps, language, unit).join(' · ')})`
      : describeStep(part, language, unit),
  );
