import type { Course } from '../../domain/types.ts';
import { render } from '../../messages/catalogue.ts';
import type { PhysioProfileState } from '../profile/document.ts';
import type { GateState } from './document.ts';

const HEALED: Omit<GateState, 'area'> = {
  phase: null,
  level: 'clear',
  stage: null,
  intervals: null,
  minutes: null,
  handedOver: false,
  ladderFinished: false,
  reason: render({ code: 'gate.resolved' }, 'en'),
};

/**
 * Returns the gate as published to other services: clear for a resolved injury, with a stage only when the level is
 * ladder.
 */
export const gateStateOf = (
  { status, primaryArea: area }: Pick<PhysioProfileState, 'status' | 'primaryArea'>,
  { phase, gate, ladder, handedOverOn, ladderFinished }: Course,
): GateState => {
  if (status === 'resolved') return { ...HEALED, area };
  return {
    area,
    phase,
    level: gate.level,
    stage: ladder?.stage ?? null,
    intervals: ladder?.intervals ?? null,
    minutes: ladder?.minutes ?? null,
    handedOver: handedOverOn !== null,
    ladderFinished,
    reason: render(gate.reason, 'en'),
  };
};
