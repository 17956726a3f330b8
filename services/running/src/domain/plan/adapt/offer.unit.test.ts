import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../make-week.ts';
import { MONDAY } from '../testing/given.ts';
import { minutesOf, weekInputs, weekOf } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';

const TODAY = addDays(MONDAY, 2);
/** Scores of the days up to today, the newest last; null for a day without a check-in. */
const scores = (...values: (number | null)[]) =>
  values.flatMap((score, at) =>
    score === null
      ? []
      : [checkinOn(addDays(TODAY, at + 1 - values.length), score < 5 ? 'Recover' : 'Adapt', 1, score)],
  );
const offer = (...values: (number | null)[]) => weekOf({ today: TODAY, checkins: scores(...values) }).offer?.text;
const THIRD = 'This is your third low day. Want a lighter week? I can cut it by a fifth.';

describe('the offer of a lighter week', () => {
  it('comes on the third low day in a row', () => {
    expect(offer(6, 4.9, 4, 3)).toBe(THIRD);
    expect(offer(4.9, 4.9)).toBeUndefined();
    expect(offer(4.9, 4.9, 5)).toBeUndefined();
    expect(offer(4.9, 4.9, 4.9, 4.9)).toBe(THIRD.replace('third', 'fourth'));
  });

  it('comes with a mean of 7 days below 5.0 from four entries on', () => {
    const text = 'Your last 7 days were low. Want a lighter week? I can cut it by a fifth.';
    expect(offer(3, null, 3, null, 4, null, 6)).toBe(text);
    expect(offer(3, null, 3, null, 6)).toBeUndefined();
    expect(offer(5, null, 5, null, 5, null, 5)).toBeUndefined();
  });

  it('looks at nothing older', () => {
    expect(offer(2, 2, 2, ...Array.from({ length: 12 }, () => null))).toBeUndefined();
  });

  it('cuts what is left of the week by a fifth when taken, and nothing when not', () => {
    const checkins = scores(4, 4, 4);
    const { base } = makeWeek(weekInputs());
    const open = weekOf({ base, today: TODAY, checkins });
    const kept = open.days.slice(0, 2);
    const taken = weekOf({ base, today: TODAY, kept, checkins, lighter: 'lighter' });
    expect(taken.offer).toBeNull();
    expect(minutesOf(taken)).toEqual([...minutesOf(open).slice(0, 3), 0, 25, 0, 44]);
    expect(taken.days[6]?.changed).toBe('55 min were planned; a lighter week, a fifth less.');
    const refused = weekOf({ base, today: TODAY, kept, checkins, lighter: 'keep' });
    expect(refused).toEqual({ ...open, offer: null });
  });
});
