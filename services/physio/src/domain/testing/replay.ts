import { CONDITIONS } from '../conditions/conditions.ts';
import { assessDays } from '../day-assessment.ts';
import { laddersByDay } from '../ladder/progress.ts';
import { sessionDaysOf } from '../logged-sessions.ts';
import { phasesByDay } from '../phases.ts';
import type { CourseInputs } from '../types.ts';

/** The states of the rules after each check-in of an injury. */
export const replayOf = (inputs: CourseInputs) => {
  const rules = CONDITIONS[inputs.injury.condition];
  const days = assessDays(inputs);
  const sessions = sessionDaysOf(rules, inputs.sessions, inputs.logs);
  const phases = phasesByDay({ inputs, rules, days, sessions });
  return { rules, days, sessions, phases, ladders: laddersByDay({ inputs, rules, days, phases }) };
};
