import type { Gate, LadderToday, PhysioToday } from '@stridewell/contracts/web';
import { render, renderAll } from '../messages/catalogue.ts';
import type { CourseGate, CourseLadder } from '../rules/types.ts';
import type { PlanToday } from './today.ts';

/** The gate in the form the API returns, with its reason in English. */
export const presentGate = (gate: CourseGate): Gate => ({ ...gate, reason: render(gate.reason, 'en') });

const presentLadder = ({ reasons, ...stage }: CourseLadder): LadderToday => ({
  ...stage,
  reason: renderAll(reasons, 'en'),
});

/** Today's plan in the form the API returns: its reasons and alerts become English sentences. */
export const presentPlan = (plan: PlanToday): PhysioToday => {
  if (!('area' in plan)) return plan;
  const { gate, ladder } = plan;
  return { ...plan, ladder: ladder && presentLadder(ladder), gate: presentGate(gate) };
};
