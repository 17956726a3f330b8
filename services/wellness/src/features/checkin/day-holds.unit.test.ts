import { EMPTY } from '@stridewell/holds/state';
import { createClock } from '@stridewell/kit/clock';
import { HOLD_ENDS, type Hold } from '@stridewell/safety';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDayHolds } from './day-holds.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const FEVER: Hold = {
  ...{ id: 'a', category: 'illness', tier: 'same_day', ended: null, opener: 'wellness' },
  since: new Date('2026-11-17T23:30:00Z'),
};
const held = async (date: string, ...holds: Hold[]) => {
  const find = createDayHolds({
    holds: { find: async () => ({ ...EMPTY, holds }) },
    settings: { timezoneOf: async () => 'Europe/Oslo' },
    clock: { ...createClock(), now: () => NOW },
  });
  const { isHeld, isIllnessDismissed } = await find('user', date);
  return { isHeld, isIllnessDismissed };
};

describe('CHK-168 createDayHolds', () => {
  it('applies an open illness hold from its first day onwards, in the runner’s time zone', async () => {
    expect((await held('2026-11-17', FEVER)).isHeld).toBe(false);
    for (const date of ['2026-11-18', '2026-11-19', '2026-11-20']) expect((await held(date, FEVER)).isHeld).toBe(true);
  });

  it('CHK-176 applies a hold from the date of the check-in that opened it onwards', async () => {
    const late: Hold = { ...FEVER, date: '2026-11-15' };
    expect((await held('2026-11-14', late)).isHeld).toBe(false);
    for (const date of ['2026-11-15', '2026-11-16', '2026-11-20']) expect((await held(date, late)).isHeld).toBe(true);
  });

  it('applies an ended hold to the dates before its end', async () => {
    const well: Hold = { ...FEVER, ended: 'symptom_free', endedAt: new Date('2026-11-20T08:00:00Z') };
    expect((await held('2026-11-19', well)).isHeld).toBe(true);
    expect((await held('2026-11-20', well)).isHeld).toBe(false);
  });

  it('applies a hold that was a misunderstanding to no date', async () => {
    const dismissed: Hold = { ...FEVER, ended: 'dismissed', endedAt: NOW };
    for (const date of ['2026-11-17', '2026-11-18', '2026-11-20'])
      expect(await held(date, dismissed)).toEqual({ isHeld: false, isIllnessDismissed: date > '2026-11-17' });
    const again: Hold = { ...FEVER, id: 'b', since: new Date('2026-11-19T08:00:00Z') };
    expect(await held('2026-11-18', dismissed, again)).toEqual({ isHeld: false, isIllnessDismissed: true });
    expect(await held('2026-11-19', dismissed, again)).toEqual({ isHeld: true, isIllnessDismissed: false });
  });

  it('never limits a date less because of another hold', async () => {
    const day = fc.integer({ min: 10, max: 20 });
    const anyHold: fc.Arbitrary<Hold> = fc
      .record({
        category: fc.constantFrom('illness' as const, 'cardiac' as const, 'selfharm' as const, null),
        tier: fc.constantFrom('emergency' as const, 'same_day' as const, 'topic' as const),
        ended: fc.constantFrom(null, ...HOLD_ENDS),
        from: day,
        days: fc.nat({ max: 5 }),
      })
      .map(({ from, days, ended, ...hold }) => ({
        ...hold,
        ...{ id: `${from}`, ended, since: new Date(`2026-11-${from}T08:00:00Z`) },
        ...(ended && { endedAt: new Date(`2026-11-${Math.min(20, from + days)}T09:00:00Z`) }),
      }));
    await fc.assert(
      fc.asyncProperty(fc.array(anyHold, { maxLength: 4 }), anyHold, day, async (holds, more, on) => {
        const date = `2026-11-${on}`;
        if ((await held(date, ...holds)).isHeld) expect((await held(date, ...holds, more)).isHeld).toBe(true);
      }),
    );
  });
});
