import type { CoachState } from '../domain/coach-state.ts';
import { ZONES } from '../domain/plan/zones.ts';
import { pauseToday, plannedOf, weekSoFar } from './figures.ts';
import { limitsOf } from './limits.ts';
import { zoneFeel, zonePace } from './text/paces.ts';

/** Structured facts for an outside model: figures and fixed words. Neither name nor email, and no text that a runner wrote. */
export const factsOf = (state: CoachState) => {
  const { runner, plan, physio } = state;
  const limits = limitsOf(state);
  return {
    today: state.today,
    profile: runner && {
      goal: runner.goal,
      raceDate: runner.raceDate,
      weeklyHours: runner.weeklyHours,
      runningDays: runner.availableDays,
      level: runner.level,
      ageBand: runner.age === null ? null : runner.age >= 50 ? '50-plus' : '18-49',
      injuryHistory: runner.injuryHistory,
      longRunCapMinutes: runner.longRunCapMin,
    },
    programme: state.course,
    zones: ZONES.map((zone) => ({ zone, pace: zonePace(state, zone, 'en'), feel: zoneFeel(zone, 'en') })),
    week: plan && {
      ...plan,
      days: plan.days.map((day) => {
        const before = plannedOf(state, day.date);
        return before ? { ...day, plannedBefore: before } : day;
      }),
    },
    nextWeek: state.nextPlan,
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
