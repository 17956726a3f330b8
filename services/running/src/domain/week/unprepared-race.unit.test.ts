import { describe, expect, it } from 'vitest';
import { makeWeek } from './make-week.ts';
import { doneLog, on, USUAL_LOG, updateWeek, weekInputs } from './testing/given-week.ts';
import type { WeekInputs } from './types.ts';

/** Inputs of a marathon on this Monday that the runner should not start. */
const inputsOn = (today: string, records: WeekInputs['records'] = USUAL_LOG): WeekInputs => {
  const inputs = weekInputs({ today, records }, { goal: 'marathon', days: [0, 1, 2, 3, 5, 6] });
  return { ...inputs, profiled: { ...inputs.profiled, threshold: null, raceDate: on(0) } };
};

describe('a race that the runner should not start', () => {
  it('SEASON-81 is followed by rest if it was run anyway, and by the planned week if it was not', () => {
    const planned = makeWeek(inputsOn(on(0)));
    expect(planned.base.race).toBeNull();
    const race = { date: on(0), planType: 'long', status: 'done', minutes: 290 } as const;
    const ran = updateWeek(planned, inputsOn(on(1), [...USUAL_LOG, race]));
    expect(ran.days.slice(1).every(({ session }) => session === null)).toBe(true);
    const [usual] = doneLog(planned);
    const other = updateWeek(planned, inputsOn(on(1), [...USUAL_LOG, ...(usual?.date === on(0) ? [usual] : [])]));
    expect(other.days.some(({ session }) => session !== null)).toBe(true);
  });
});
