import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { type CoachDay, type CoachState, type CoachWeek, isWithholding } from '../domain/coach-state.ts';
import { ZONES } from '../domain/zones.ts';
import { pauseToday, plannedOf, weekSoFar } from './figures.ts';
import { limitsOf } from './limits.ts';
import { zoneFeel, zonePace } from './text/paces.ts';
import { stepLines } from './text/sessions.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** True for a run that was logged before the plan was made, which the plan shows with its logged minutes. */
const isLoggedRun = ({ minutes, built }: CoachDay): boolean => minutes > 0 && built === null;

const dayFactsOf = (state: CoachState, day: CoachDay) => {
  const { date, planType, minutes, zone, hardMinutes, strengthMinutes, ladderStage } = day;
  const before = plannedOf(state, date);
  return {
    ...{ date, planType, minutes, zone, hardMinutes, strengthMinutes, ladderStage },
    title: day.title.en,
    why: day.why.en,
    steps: stepLines(state, day, 'en'),
    // The text may state the longest run or the days without one.
    changed: isWithholding(state) ? null : (day.changed?.en ?? null),
    action: day.action && { kind: day.action.kind, text: day.action.text.en },
    ...(before
      ? { plannedBefore: { planType: before.planType, minutes: before.minutes, title: before.title.en } }
      : {}),
  };
};

const weekFactsOf = (state: CoachState, week: CoachWeek) => {
  const days = week.days.filter((day) => !(isLoggedRun(day) && state.withheldDays.includes(day.date)));
  return {
    weekStart: week.weekStart,
    phase: week.phase,
    totalMinutes: days.length === week.days.length ? week.totalMinutes : null,
    days: days.map((day) => dayFactsOf(state, day)),
    notes: isWithholding(state) ? [] : week.notes.map(({ en }) => en),
    offer: week.offer?.en ?? null,
  };
};

/** The season; without its forecasts and the messages about load when they start from withheld days. */
const programmeOf = (state: CoachState) => {
  const { course } = state;
  if (!course || !isWithholding(state)) return course;
  return {
    ...course,
    weeks: course.weeks.map(({ weekStart, phase, taperShare }) => ({ weekStart, phase, taperShare })),
    messages: course.messages.filter((message) => !('established' in message || 'longest' in message)),
  };
};

const doneThisWeek = (state: CoachState) => {
  const monday = weekStartOf(state.today);
  if (state.withheldDays.some((date) => date >= monday && date < addDays(monday, 7))) return null;
  const { sessions, minutes } = weekSoFar(state);
  return { sessions, minutes };
};

/**
 * Returns the facts for an external model: figures and fixed texts. They contain no name, no email address and no text
 * that a runner wrote. Days that follow from activities whose source forbids it, and the load, longest run and cap that are
 * computed from them, are left out; what is planned stays.
 */
export const factsOf = (state: CoachState) => {
  const { runner, plan, nextPlan, physio } = state;
  const limits = limitsOf(state);
  return {
    today: state.today,
    profile: runner && {
      goal: runner.goal,
      raceDate: state.raceDate,
      weeklyHours: runner.hours,
      runningDays: runner.days.map((day) => DAYS[day]),
      level: runner.level,
      ageBand: runner.age === null ? null : runner.age >= 50 ? '50-plus' : '18-49',
      injuryHistory: runner.injuryAreas,
      longRunCapMinutes: runner.longCap,
    },
    programme: programmeOf(state),
    zones: ZONES.map((zone) => ({ zone, pace: zonePace(state, zone, 'en'), feel: zoneFeel(zone, 'en') })),
    week: plan && weekFactsOf(state, plan),
    nextWeek: nextPlan && weekFactsOf(state, nextPlan),
    doneThisWeek: doneThisWeek(state),
    log: state.logs
      .filter(({ date }) => !state.withheldDays.includes(date))
      .slice(-28)
      .map(({ date, planType, status, minutes, reason }) => ({ date, planType, status, minutes, reason })),
    checkins: state.checkins.slice(0, 14).map(({ date, score, recommendation, metrics, cap }) => ({
      date,
      score,
      recommendation,
      metrics,
      cap,
    })),
    baseline: state.baseline,
    sessionCap: isWithholding(state) ? null : state.cap,
    rehab: physio && {
      area: physio.area,
      status: physio.status,
      gate: physio.gate,
      lastCheckin: physio.checkins[0] ?? null,
    },
    pause: pauseToday(state),
    blocked: { running: limits.runningBlocked, hard: limits.hardBlocked },
  };
};
