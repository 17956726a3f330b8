import type { PhysioToday } from '@stridewell/contracts/web';

/** The hold itself is not named: some are sensitive, and the coach tells its runner which it is. */
const HELD = 'Training rests until you have told your coach where it stands.';

/**
 * Today's plan under a safety hold that closes the day: no exercise, no session of the ladder, no hop test, no running and no
 * word of a return to it. Pure.
 */
export const heldDay = (day: PhysioToday): PhysioToday =>
  'area' in day
    ? {
        ...day,
        status: 'blocked',
        dose: { level: 'none', reason: HELD },
        exercises: [],
        ladder: null,
        gate: { ...day.gate, level: 'stop', reason: HELD },
        tests: day.tests.filter(({ hop }) => !hop),
        alerts: day.alerts.filter(({ kind }) => kind !== 'handover'),
      }
    : day;
