import type { PhysioToday } from '@stridewell/contracts/web';

/** Does not name the hold: some are sensitive, and the coach explains it to the runner. */
const HELD = 'Training is paused until you have told your coach how you are doing.';

/**
 * Today's plan under a safety hold that closes the day: no exercises, ladder session, hop tests, running or hand-over
 * alert. Pure.
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
