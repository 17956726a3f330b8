import type { CoachDay, CoachState, CoachWeek } from '../domain/coach-state.ts';
import { ZONES } from '../domain/zones.ts';
import { pauseToday, plannedOf, weekSoFar } from './figures.ts';
import { limitsOf } from './limits.ts';
import { zoneFeel, zonePace } from './text/paces.ts';
import { stepLines } from './text/sessions.ts';

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

/**
 * Returns the facts for an external model: figures and fixed texts. They contain no name, no email address and no text
 * that a runner wrote.
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
    programme: state.course,
    zones: ZONES.map((zone) => ({ zone, pace: zonePace(state, zone, 'en'), feel: zoneFeel(zone, 'en') })),
    week: plan && weekFactsOf(state, plan),
    nextWeek: nextPlan && weekFactsOf(state, nextPlan),
    doneThisWeek: { sessions: weekSoFar(state).sessions, minutes: weekSoFar(state).minutes },
    log: state.logs
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
    sessionCap: state.cap,
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
