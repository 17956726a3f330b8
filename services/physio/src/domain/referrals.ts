import { addDays, daysBetween, TISSUE_OF } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { groinWaitsFor, isBackToDoctor } from './back-to-clinician.ts';
import type { ConditionRules } from './conditions/types.ts';
import type { DayAssessment } from './day-assessment.ts';
import { isHighForDays } from './dose.ts';
import { flaresWithin } from './flare.ts';
import { withinDays } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import type { SessionDay } from './logged-sessions.ts';
import { medianOf, morningOf } from './morning.ts';
import type { PhaseState } from './phases.ts';
import type { CourseInputs, TestEvaluation } from './types.ts';
import { hasNoGain } from './weekly-trend.ts';

const TWICE = 2;
const WEEK = 7;
/** Number of weeks within which phase 1 should be left, by tissue. */
const PHASE_1_WEEKS = { joint: 3, muscle: 3, ligament: 3, back: 3, tendon: 4, bone: 2, shin: 2 } as const;
/** Number of weeks of phase 2 without a gain in the step, and number of sessions logged in them. */
const LOAD_WEEKS = 4;
const LOAD_SESSIONS = 8;
const STAGE_WEEKS = 3;
/** Number of weeks without a gain in pain. Tendons take longer. */
const GAIN_WEEKS = { tendon: 4, other: 3 } as const;
/** Rise of the mornings above the phase's best week, and minimum number of answered mornings in a week. */
const BEST_RISE = 2;
const WEEK_MORNINGS = 4;
const FLARES = 3;
const FLARE_DAYS = 28;
/** Number of days after which a flare-up should have settled. */
const SETTLE_DAYS = 7;
const LOW_SYMMETRY = 70;

export interface ReferralSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  today: string;
  days: readonly DayAssessment[];
  phase: PhaseState;
  step: number;
  ladder: LadderState;
  sessions: readonly SessionDay[];
  tests: readonly TestEvaluation[];
}

const weeksSince = (since: string, today: string): number => Math.floor(daysBetween(since, today) / WEEK);

/** True if the median of the mornings rose in each of the last two weeks. */
const roseTwice = (days: readonly DayAssessment[], today: string): boolean => {
  const medians = [2, 1, 0].map((ago) =>
    medianOf(withinDays(days, addDays(today, -ago * WEEK), WEEK).map(({ checkin }) => morningOf(checkin))),
  );
  return medians.every((median, at) => {
    const before = medians[at - 1];
    return median !== null && (at === 0 || (before !== null && before !== undefined && median > before));
  });
};

/** Points by which the median of the last week's answered mornings is above the lowest of any week of the phase. */
const riseOverBest = ({ days, phase }: ReferralSubject): number => {
  const own = days.filter(({ date, checkin }) => date >= phase.phaseSince && checkin.morningPain !== null);
  const medians = own.flatMap(({ date }) => {
    const week = withinDays(own, date, WEEK).map(({ checkin }) => morningOf(checkin));
    return week.length < WEEK_MORNINGS ? [] : [medianOf(week) ?? 0];
  });
  const newest = medians.at(-1) ?? 0;
  return newest - Math.min(...medians, newest);
};

/** True if phase 1 was not left in time. Groin pain is treated like bone pain. */
const isStuckInCalm = ({ rules, phase, today }: ReferralSubject): boolean => {
  const weeks = rules.id === 'adductor' ? PHASE_1_WEEKS.bone : PHASE_1_WEEKS[TISSUE_OF[rules.id]];
  const longest = Math.max(weeks * WEEK, rules.minimums[1].days + WEEK);
  return phase.phase === 1 && daysBetween(phase.phaseSince, today) >= longest;
};

const isStuckInLoad = ({ phase, step, sessions, today }: ReferralSubject): boolean =>
  phase.phase === 2 &&
  step === 1 &&
  weeksSince(phase.phaseSince, today) >= LOAD_WEEKS &&
  sessions.filter(({ date, worth }) => date >= phase.phaseSince && date <= today && worth === 1).length >=
    LOAD_SESSIONS;

/** True if a stage has lasted three weeks, unless only an answer about the last run is missing. */
const isStuckOnLadder = ({ ladder, today }: ReferralSubject): boolean =>
  ladder.lastResult?.isUnanswered !== true &&
  ladder.stageSince !== null &&
  ladder.stage > 0 &&
  !ladder.isFinished &&
  weeksSince(ladder.stageSince, today) >= STAGE_WEEKS;

const isUneven = ({ rules, phase, tests, today }: ReferralSubject): boolean =>
  phase.phase === 2 &&
  daysBetween(phase.phaseSince, today) >= TWICE * rules.minimums[2].days &&
  tests.some(({ symmetry }) => symmetry !== null && symmetry < LOW_SYMMETRY);

/**
 * Returns referrals to a clinician that apply without a red flag, most urgent first (DOSE-20, PGM-21, TRIAGE-29 to
 * TRIAGE-31 and section 1.11 of the domain page).
 */
export const referralsOf = (subject: ReferralSubject): PhysioFact[] => {
  const { days, phase, ladder, today } = subject;
  const newest = days.at(-1);
  if (!newest) return [];
  const checkins = days.map(({ checkin }) => checkin);
  const weeks = TISSUE_OF[subject.rules.id] === 'tendon' ? GAIN_WEEKS.tendon : GAIN_WEEKS.other;
  const fine = ladder.handedOverOn === null ? 0 : MAX_FINE_PAIN;
  const isStuck = hasNoGain(newest.checkin, checkins, { fine, weeks });
  const { flare } = newest;
  const groin = groinWaitsFor(subject.inputs, days, today);
  const rules: [boolean, PhysioFact][] = [
    [isHighForDays(checkins), { code: 'referral.high_pain' }],
    [flaresWithin(flare, newest.date, FLARE_DAYS) >= FLARES, { code: 'referral.flares' }],
    [flare.since !== null && daysBetween(flare.since, newest.date) >= SETTLE_DAYS, { code: 'referral.unsettled' }],
    [isBackToDoctor(subject), { code: 'referral.bone_again' }],
    [groin === 'run', { code: 'referral.groin_run' }],
    [groin === 'squeeze', { code: 'referral.groin_squeeze' }],
    [ladder.regressions.some((times) => times >= TWICE), { code: 'referral.ladder' }],
    [Object.values(phase.stepDowns).some((times) => times >= TWICE), { code: 'referral.steps' }],
    [isStuck, { code: weeks === GAIN_WEEKS.tendon ? 'referral.no_gain_tendon' : 'referral.no_gain' }],
    [roseTwice(days, newest.date), { code: 'referral.mornings' }],
    [riseOverBest(subject) >= BEST_RISE, { code: 'referral.mornings_best' }],
    [isStuckInCalm(subject), { code: 'referral.calm' }],
    [isStuckInLoad(subject), { code: 'referral.load' }],
    [isStuckOnLadder(subject), { code: 'referral.stage' }],
    [isUneven(subject), { code: 'referral.uneven' }],
  ];
  return rules.filter(([applies]) => applies).map(([, fact]) => fact);
};
