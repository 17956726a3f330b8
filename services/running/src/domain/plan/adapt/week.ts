import { isAfterRace } from '../after-race.ts';
import { strides } from '../content.ts';
import { ceilingMinutes } from '../minutes.ts';
import { phaseOfWeek, raceAhead } from '../phases.ts';
import type { WeekPlan } from '../types.ts';
import { applyAfterLadder } from './after-ladder.ts';
import { easingOf } from './before.ts';
import { applyBreaks } from './breaks.ts';
import { type Advice, type AdviceOn, applyCheckins } from './checkins.ts';
import { type Context, contextOf } from './context.ts';
import { changeTo, type Draft, draftOf, finish } from './draft.ts';
import { scale } from './edit.ts';
import { hold } from './hold.ts';
import { missedLong, type Slide, sayMissedLong, slideText } from './missed-long.ts';
import { LIGHTER_SHARE, offerOf } from './offer.ts';
import { applyPain, isStoppedByPain, PAIN_STOP_NOTE } from './pain.ts';
import { applyPauses } from './pauses.ts';
import { applyPhysio, physioNote } from './physio.ts';
import { applyRaceDay } from './race-day.ts';
import { applyFatigue } from './skips.ts';
import type { AdaptedWeek, WeekInputs } from './types.ts';

/** Behind a race no day takes a hard session from another, nor strides. */
const startOf = (base: WeekPlan, { kept, runner, weekStart }: WeekInputs): Draft[] => {
  const rows = new Map((kept ?? []).map((row) => [row.date, row]));
  return base.days.map((day, at) => {
    const draft = draftOf(day, rows.get(day.date));
    return isAfterRace(runner, weekStart, at) ? { ...draft, takesQuality: false } : draft;
  });
};

const ORDER = ['Push', 'Adapt', 'Recover', 'Reset'] as const;

/** The check-in of a day, or Recover where the day before was skipped for fatigue: whichever asks for less. */
const adviceOf = ({ inputs: { checkins }, date, skippedFor }: Context): AdviceOn => {
  const tired = new Set(skippedFor('fatigue').map((day) => day + 1));
  const byDate = new Map(checkins.map((checkin) => [checkin.date, checkin]));
  return (day): Advice | null => {
    const found = byDate.get(date(day));
    if (tired.has(day) && (!found || ORDER.indexOf(found.recommendation) < ORDER.indexOf('Recover')))
      return { recommendation: 'Recover', from: 'skip' };
    return found ? { recommendation: found.recommendation, from: 'checkin' } : null;
  };
};

/** The strides that a fresh runner may add in any phase; the Achilles rule holds. */
const stridesOf = ({ runner, weekStart, today, programmeStart }: WeekInputs): number | null => {
  const at = phaseOfWeek(runner.goal, raceAhead(runner, weekStart, today), programmeStart, weekStart);
  return strides(runner, { ...at, phase: 'Base' });
};

/** The first week after a long break was planned at 55 % already: a fifth less on top would cut it twice. */
const isRestart = (context: Context): boolean => Boolean(easingOf(context)?.restart);

const applyLighter = (drafts: readonly Draft[], context: Context): Draft[] =>
  context.inputs.lighter === 'lighter' && !isRestart(context)
    ? drafts.map((draft) => changeTo(draft, scale(draft.row, LIGHTER_SHARE), 'a lighter week, a fifth less'))
    : [...drafts];

/** What holds whatever the day's check-in says: a lighter week, pauses, breaks, pain, injury. */
const ownOrLimited = (drafts: readonly Draft[], context: Context, adviceOn: AdviceOn): Draft[] => {
  const easing = easingOf(context);
  const isEased = Boolean(easing?.restart);
  const already = (easing?.share ?? 1) * (context.inputs.lighter === 'lighter' ? LIGHTER_SHARE : 1);
  const paused = applyPauses(applyLighter(drafts, context), context);
  const back = applyAfterLadder(applyBreaks(paused, context, { isEased, already }), context);
  return applyPhysio(applyPain(back, context), context, adviceOn);
};

const notesOf = (base: WeekPlan, context: Context, slide: Slide | null): string[] => {
  const today = Math.max(0, context.today);
  const isStopped = [today, today + 1].some((day) => isStoppedByPain(context, day));
  const stop = today < 7 && isStopped ? PAIN_STOP_NOTE : null;
  const limit = physioNote(context) ?? stop;
  return limit === null ? [...(base.notes ?? []), ...(slide ? [slideText(slide.to)] : [])] : [limit];
};

/** What has come of a planned week: kept rows as they stand, every other day as its check-ins, skips, breaks and injuries have it. */
export const adaptWeek = (base: WeekPlan, inputs: WeekInputs): AdaptedWeek => {
  const context = contextOf(inputs);
  const { runner, gap, ranHard } = context;
  const adviceOn = adviceOf(context);
  const advised = applyCheckins(ownOrLimited(startOf(base, inputs), context, adviceOn), {
    runner,
    gap,
    adviceOn,
    ranHard,
    strides: stridesOf(inputs),
    share: inputs.lighter === 'lighter' ? LIGHTER_SHARE : 1,
  });
  const tired = applyRaceDay(applyFatigue(advised, context), context, adviceOn);
  const held = hold(tired, { runner, records: inputs.records, gap, ceiling: ceilingMinutes(runner), ranHard });
  const slide = missedLong(held, context);
  const days = sayMissedLong(held, slide).map(finish);
  const left = held.some(({ isKept, row }) => !isKept && row.minutes > 0);
  return {
    weekStart: base.weekStart,
    phase: base.phase,
    totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    days,
    notes: notesOf(base, context, slide),
    offer: left && !isRestart(context) ? offerOf(inputs) : null,
  };
};
