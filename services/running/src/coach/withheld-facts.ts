import type { CoachState, CoachWeek } from '../domain/coach-state.ts';
import { ZONES } from '../domain/zones.ts';
import { zoneFeel, zonePace } from './text/paces.ts';

const weekFactsOf = ({ weekStart, phase, days }: CoachWeek) => ({
  weekStart,
  phase,
  days: days.map(({ date, planType, zone, ladderStage, action }) => ({
    ...{ date, planType, zone, ladderStage },
    action: action && { kind: action.kind },
  })),
});

/** The season's calendar, without the forecasts and the numbers in its messages. */
const programmeOf = ({ course }: CoachState) =>
  course && {
    ...course,
    weeks: course.weeks.map(({ weekStart, phase, taperShare }) => ({ weekStart, phase, taperShare })),
    messages: course.messages.map(({ code }) => ({ code })),
  };

/**
 * Returns the training facts for an outside model if the runner's load is derived from activities that no such model
 * may receive. Only what follows from the profile, the calendar, the check-ins and the physio profile is in it: which
 * kind of session a day has, but neither its minutes nor a text that may name them; the runner's own threshold pace,
 * but not the one that the plan calculates with; and of the log the marks of other days, but no minutes, because a mark
 * takes the planned ones.
 */
export const withheldFactsOf = (state: CoachState) => {
  const { plan, nextPlan, withheldDays } = state;
  const own = { ...state, threshold: null };
  return {
    notGiven: 'Planned and completed minutes, and the longest run. The runner sees them in the plan and in the log.',
    programme: programmeOf(state),
    zones: ZONES.map((zone) => ({ zone, pace: zonePace(own, zone, 'en'), feel: zoneFeel(zone, 'en') })),
    week: plan && weekFactsOf(plan),
    nextWeek: nextPlan && weekFactsOf(nextPlan),
    doneThisWeek: null,
    log: state.logs
      .filter(({ date }) => !withheldDays.includes(date))
      .slice(-28)
      .map(({ date, planType, status, reason }) => ({ date, planType, status, reason })),
    sessionCap: null,
  };
};
