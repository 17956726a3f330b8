import { type CoachDay, type CoachState, type CoachWeek, isWithholding } from '../domain/coach-state.ts';
import { ZONES } from '../domain/zones.ts';
import { pauseToday, plannedOf, weekSoFar } from './figures.ts';
import { limitsOf } from './limits.ts';
import { zoneFeel, zonePace } from './text/paces.ts';
import { stepLines } from './text/sessions.ts';
import { withheldFactsOf } from './withheld-facts.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const dayFactsOf = (state: CoachState, day: CoachDay) => {
  const { date, planType, minutes, zone, hardMinutes, strengthMinutes, ladderStage } = day;
  const before = plannedOf(state, date);
  return {
    ...{ date, planType, minutes, zone, hardMinutes, strengthMinutes, ladderStage },
    title: day.title.en,
    why: day.why.en,
    steps: stepLines(state, day, 'en'),
    changed: day.changed?.en ?? null,
    action: day.action && { kind: day.action.kind, text: day.action.text.en },
    ...(before
      ? { plannedBefore: { planType: before.planType, minutes: before.minutes, title: before.title.en } }
      : {}),
  };
};

const weekFactsOf = (state: CoachState, week: CoachWeek) => ({
  weekStart: week.weekStart,
  phase: week.phase,
  totalMinutes: week.totalMinutes,
  days: week.days.map((day) => dayFactsOf(state, day)),
  notes: week.notes.map(({ en }) => en),
  offer: week.offer?.en ?? null,
});

const trainingFactsOf = (state: CoachState) => {
  const { plan, nextPlan } = state;
  const { sessions, minutes } = weekSoFar(state);
  return {
    programme: state.course,
    zones: ZONES.map((zone) => ({ zone, pace: zonePace(state, zone, 'en'), feel: zoneFeel(zone, 'en') })),
    week: plan && weekFactsOf(state, plan),
    nextWeek: nextPlan && weekFactsOf(state, nextPlan),
    doneThisWeek: { sessions, minutes },
    log: state.logs
      .slice(-28)
      .map(({ date, planType, status, minutes, reason }) => ({ date, planType, status, minutes, reason })),
    sessionCap: state.cap,
  };
};

/**
 * Returns the facts for an external model: figures and fixed texts. They contain no name, no email address and no text
 * that a runner wrote. When the runner's load is based on activities from a source that forbids this use, the training
 * facts are those of `withheld-facts.ts`.
 */
export const factsOf = (state: CoachState) => {
  const { runner, physio } = state;
  const limits = limitsOf(state);
  return {
    today: state.today,
    profile: runner && {
      goal: runner.goal,
      raceDate: state.raceDate,
      weeklyHours: runner.hours,
      runningDays: runner.days.map((day) => DAYS[day]),
      level: isWithholding(state) && runner.isLevelShown ? null : runner.level,
      ageBand: runner.age === null ? null : runner.age >= 50 ? '50-plus' : '18-49',
      injuryHistory: runner.injuryAreas,
      longRunCapMinutes: runner.longCap,
    },
    ...(isWithholding(state) ? withheldFactsOf(state) : trainingFactsOf(state)),
    checkins: state.checkins.slice(0, 14).map(({ date, score, recommendation, metrics, cap }) => ({
      date,
      score,
      recommendation,
      metrics,
      cap,
    })),
    baseline: state.baseline,
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
