import { ceilingMinutes } from '../minutes.ts';
import type { AdviceOn } from './checkins.ts';
import type { Context } from './context.ts';
import { isAvailable } from './days.ts';
import { type Draft, replaceBy } from './draft.ts';
import { instead, restInstead } from './edit.ts';
import type { AdaptedDay, PhysioState } from './types.ts';

const WALK_MINUTES = 30;
const SHORTEST_WALK = 10;
const MOST_DAYS = 6;
const HIGH_PAIN = 6;
/** Least days between ladder runs: 48 h; every third day at first after an Achilles injury. */
const LADDER_GAP = 2;
const SLOW_GAP = 3;
const SLOW_UP_TO_STAGE = 3;

export type Limit = 'stop' | 'walk' | 'ladder' | null;

/** What the injury allows on a day; null for the runner's own runs. Today's red flag or pain above 6 stops today whatever the gate says. */
export const limitOn = ({ inputs: { physio, today } }: Context, date: string): Limit => {
  if (!physio) return null;
  const newest = physio.checkins[0];
  const isBad = newest !== undefined && (newest.pain > HIGH_PAIN || newest.flags.length > 0 || newest.redFlag === true);
  if (date === today && newest?.date === today && isBad) return 'stop';
  if (physio.status === 'resolved') return null;
  const level = physio.gate?.level ?? 'walk';
  return level === 'clear' ? null : level;
};

const stopped = (draft: Draft): Draft =>
  replaceBy(
    draft,
    restInstead(draft.row, { title: 'Rest', why: 'No running: what Physio Coach says of today comes first.' }),
    { reason: 'your injury stops running for now' },
  );

const free = (draft: Draft, why: string): Draft =>
  replaceBy(draft, restInstead(draft.row, { title: 'Rest', why }), { said: 'Your injury comes first.' });

/** A row of the return without the strength that stood beside the run: the physio coach's exercises take its place. */
const bare = ({ strengthMinutes: _, changed: __, ...row }: AdaptedDay): AdaptedDay => row;

const walk = (draft: Draft, minutes: number): Draft =>
  replaceBy(
    draft,
    instead(bare(draft.row), minutes, {
      planType: 'adapt',
      zone: 'walk',
      title: 'Brisk walk',
      why: 'Walking keeps you going until the walk-run ladder opens; cycling or swimming does too.',
    }),
    { said: 'Your injury comes first, so this is a walk.' },
  );

type Gate = NonNullable<PhysioState['gate']>;

const ladderRow = (row: AdaptedDay, { stage, intervals, minutes }: Gate): AdaptedDay => {
  const at = stage ?? 0;
  const what = {
    planType: 'adapt' as const,
    zone: at === 0 ? 'walk' : 'Z1-Z2',
    title: `Walk-run stage ${at}: ${intervals ?? 'brisk walk'}`,
    why: `Stage ${at} of the walk-run ladder: flat and easy, a brisk walk before and after.`,
  };
  return { ...instead(bare(row), minutes ?? WALK_MINUTES, what), ladderStage: at };
};

const ladder = (draft: Draft, gate: Gate): Draft =>
  replaceBy(draft, ladderRow(draft.row, gate), { said: 'Your runs are the walk-run ladder for now.' });

const wasOnLadder = (drafts: readonly Draft[], { log, ran }: Context, day: number): boolean => {
  const stage = log(day)?.ladderStage ?? (drafts[day]?.isKept ? drafts[day]?.row.ladderStage : undefined);
  return stage !== undefined && stage !== null && ran(day);
};

const ladderGap = ({ area, gate }: PhysioState): number =>
  area === 'achilles' && (gate?.stage ?? 0) <= SLOW_UP_TO_STAGE ? SLOW_GAP : LADDER_GAP;

/**
 * What an injury makes of the week from today on (PLANR-101 and the ladder of section C): rest, walks, or the ladder's
 * sessions at least 48 h apart, on available days and within the runner's hours. Days before today that no row was kept
 * of are rest: nothing was planned on them.
 */
export const applyPhysio = (drafts: readonly Draft[], context: Context, adviceOn: AdviceOn): Draft[] => {
  const { physio } = context.inputs;
  if (!physio || [...drafts.keys()].every((day) => limitOn(context, context.date(day)) === null)) return [...drafts];
  const kept = drafts.filter(({ isKept, row }) => isKept && row.minutes > 0);
  let left = ceilingMinutes(context.runner) - kept.reduce((sum, { row }) => sum + row.minutes, 0);
  let days = MOST_DAYS - kept.length;
  let last = [...Array(8).keys()].map((back) => -1 - back).find((day) => wasOnLadder(drafts, context, day)) ?? -99;
  return drafts.map((draft, day) => {
    if (wasOnLadder(drafts, context, day)) last = day;
    const limit = limitOn(context, context.date(day));
    if (draft.isKept || limit === null) return draft;
    if (day < context.today) return free(draft, 'Nothing was planned for this day.');
    if (limit === 'stop') return stopped(draft);
    if (!isAvailable(context.runner, day)) return free(draft, 'Not one of your running days.');
    const isLight = ['Recover', 'Reset'].includes(adviceOn(day)?.recommendation ?? '');
    const minutes = limit === 'ladder' ? (physio.gate?.minutes ?? WALK_MINUTES) : Math.min(WALK_MINUTES, left);
    if (days <= 0 || minutes > left || minutes < SHORTEST_WALK) return free(draft, 'The week holds enough.');
    if (limit === 'ladder' && day - last < ladderGap(physio))
      return free(draft, 'A day between two ladder runs lets the tissue answer.');
    left -= minutes;
    days -= 1;
    if (limit === 'walk' || !physio.gate) return walk(draft, minutes);
    if (!isLight) last = day;
    return ladder(draft, physio.gate);
  });
};

/** One sentence on what the injury makes of the whole week; null where it leaves the runner's own runs. */
export const physioNote = (context: Context): string | null => {
  switch (limitOn(context, context.inputs.today)) {
    case 'stop':
      return 'There is no running for now: Physio Coach says what comes first.';
    case 'walk':
      return 'Your plan holds walking and cross-training only until Physio Coach opens the walk-run ladder.';
    case 'ladder':
      return 'Your runs are the walk-run ladder until it is finished: there are no others.';
    default:
      return null;
  }
};
