import type { PhysioFact } from '../../messages/catalogue.ts';
import type { PlanToday } from './today.ts';

const HELD: PhysioFact = { code: 'gate.held' };

/**
 * Today's plan during a safety hold that closes the day: no exercises, ladder session, hop tests, running or hand-over
 * alert.
 */
export const withHold = (day: PlanToday): PlanToday =>
  'area' in day
    ? {
        ...day,
        status: 'blocked',
        dose: { level: 'none', reasons: [HELD] },
        exercises: [],
        ladder: null,
        gate: { ...day.gate, level: 'stop', reason: HELD },
        tests: day.tests.filter(({ hop }) => !hop),
        alerts: day.alerts.filter(({ kind }) => kind !== 'handover'),
      }
    : day;
