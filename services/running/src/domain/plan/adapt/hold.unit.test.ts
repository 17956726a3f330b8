import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { logged } from '../testing/given.ts';
import { weekInputs, weekOf } from '../testing/given-week.ts';

describe('PLANR-103 a long run that a smaller session cap shortens', () => {
  it('names one cap only: the reason of the longer run goes with its minutes', () => {
    const { base } = makeWeek(weekInputs());
    expect(base.days[6]?.why).toContain('55 min is your session cap');
    const week = weekOf({ base, records: logged([30, 0, 30, 0, 30, 0, 30]) });
    expect(week.days[6]).toMatchObject({
      minutes: 33,
      why: 'Builds endurance.',
      changed: '55 min were planned; your session cap is 33 min.',
    });
  });
});
