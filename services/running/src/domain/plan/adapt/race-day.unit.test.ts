import { describe, expect, it } from 'vitest';
import { physioOf, weekOf } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';
import type { WeekInputs } from './types.ts';

const RACE = '2026-11-19';
const raceDay = (rest: Partial<WeekInputs> = {}) => weekOf({ today: RACE, ...rest }, { raceDate: RACE }).days[3];

describe('the day of the race', () => {
  it.each(['Push', 'Adapt', 'Recover'] as const)('on %s stands as it was, and tells nobody to start', (advice) => {
    const day = raceDay({ checkins: [checkinOn(RACE, advice)] });
    expect(day).toEqual(raceDay());
    expect(day).toMatchObject({ title: 'Race day', minutes: 0, why: 'Your race is today: nothing else is planned.' });
    expect(day).not.toHaveProperty('changed');
  });

  it.each<[string, Partial<WeekInputs>, string]>([
    ['Reset', { checkins: [checkinOn(RACE, 'Reset')] }, 'Today is Reset: no running, nothing is moved.'],
    ['pain of 7', { checkins: [checkinOn(RACE, 'Adapt', 7)] }, 'No running until the pain is looked at.'],
    ['a stop', { physio: physioOf({ level: 'stop' }) }, 'Your injury stops running for now.'],
  ])('with %s says that there is no running', (_, rest, because) => {
    const day = raceDay(rest);
    expect(day?.changed).toBe(because);
    expect(day?.why).not.toContain('Your race is today');
    expect(day).toMatchObject({ planType: 'rest', minutes: 0 });
  });

  it('stays with one who travels to it', () => {
    expect(raceDay({ pauses: [{ kind: 'travel', from: '2026-11-18', to: '2026-11-20' }] })?.title).toBe('Race day');
  });
});
