import { describe, expect, it } from 'vitest';
import { physioOf, weekOf } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';
import type { WeekInputs } from './types.ts';

const RACE = '2026-11-19';
const raceDay = (rest: Partial<WeekInputs> = {}) => weekOf({ today: RACE, ...rest }, { raceDate: RACE }).days[3];
const CAUTION = 'starting is not advised today. There will be other races.';

describe('the day of the race', () => {
  it.each(['Push', 'Adapt', 'Recover'] as const)('on %s stands as it was, and tells nobody to start', (advice) => {
    const day = raceDay({ checkins: [checkinOn(RACE, advice)] });
    expect(day).toEqual(raceDay());
    expect(day).toMatchObject({ title: 'Race day', minutes: 0, why: 'Your race is today: nothing else is planned.' });
    expect(day).not.toHaveProperty('changed');
  });

  it.each<[string, Partial<WeekInputs>, string]>([
    ['Reset', { checkins: [checkinOn(RACE, 'Reset')] }, 'Today is Reset'],
    ['pain of 7', { checkins: [checkinOn(RACE, 'Adapt', 7)] }, 'Pain is high today'],
    ['a stop', { physio: physioOf({ level: 'stop' }) }, 'Running is stopped for now'],
  ])('with %s says that starting is not advised', (_, rest, because) => {
    const day = raceDay(rest);
    expect(day?.changed).toContain(`${because}: ${CAUTION}`);
    expect(day?.why).not.toContain('Your race is today');
    expect(day).toMatchObject({ planType: 'rest', minutes: 0 });
  });

  it('stays with one who travels to it', () => {
    expect(raceDay({ pauses: [{ kind: 'travel', from: '2026-11-18', to: '2026-11-20' }] })?.title).toBe('Race day');
  });
});
