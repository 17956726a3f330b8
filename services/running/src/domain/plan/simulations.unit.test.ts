import { withFreeSeed } from '@stridewell/kit/testing/seeds';
import { describe, expect, it } from 'vitest';
import { isHard } from './adapt/edit.ts';
import { AWAY, EIGHT } from './testing/eight-runners.ts';
import { expectRules } from './testing/rules.ts';
import { type SimulatedWeek, simulate } from './testing/simulation.ts';

const WEEKS = 16;
/** The seed of the lives that are told as examples: other lives go on differently, and break no rule either. */
const EXAMPLE = 1;

const lived = new Map<string, SimulatedWeek[]>();

/** The weeks of one of the eight; every week on every day of them is held to the rules, once. */
const live = (name: keyof typeof EIGHT): SimulatedWeek[] => {
  const weeks = lived.get(name) ?? simulate(EIGHT[name], { weeks: WEEKS, seed: EXAMPLE }, expectRules);
  lived.set(name, weeks);
  return weeks;
};

const planned = ({ days }: SimulatedWeek): number => days.reduce((sum, { minutes }) => sum + minutes, 0);
const hardDays = ({ days }: SimulatedWeek): number => days.filter(isHard).length;

const NAMES = ['follower', 'skipper', 'overDoer', 'returner', 'injured', 'beginner', 'masters', 'chaotic'] as const;

describe('PLANR-104 sixteen weeks of eight synthetic runners, every day of them', () => {
  it.each(NAMES)('the %s breaks no rule, in the example and in a random life', (name) => {
    const random = withFreeSeed((seed) => simulate(EIGHT[name], { weeks: WEEKS, seed }, expectRules));
    for (const weeks of [live(name), random]) {
      expect(weeks).toHaveLength(WEEKS);
      expect(weeks.at(-1)?.days.every(({ why }) => why.length > 0)).toBe(true);
    }
  });

  it('the follower lives the same weeks again from the same seed', () => {
    const again = simulate(EIGHT.follower, { weeks: WEEKS, seed: EXAMPLE }, () => undefined);
    expect(again).toEqual(live('follower'));
  });

  it('the follower keeps hard sessions through Build and Peak and comes to a taper', () => {
    const weeks = live('follower');
    expect(new Set(weeks.map(({ base }) => base.phase))).toEqual(new Set(['Base', 'Build', 'Peak', 'Taper']));
    expect(weeks.slice(8, 15).every((week) => hardDays(week) > 0)).toBe(true);
    expect(planned(weeks[15] as SimulatedWeek)).toBeLessThan(0.7 * planned(weeks[14] as SimulatedWeek));
  });

  it('the skipper is never given more than was planned before, and never nothing at all', () => {
    const weeks = live('skipper');
    for (const week of weeks) expect(planned(week)).toBeLessThanOrEqual(165);
    for (const week of weeks.slice(0, 15)) expect(planned(week)).toBeGreaterThan(0);
  });

  it('the returner starts again at about half and grows from there', () => {
    const weeks = live('returner');
    const usual = weeks.slice(0, 4).reduce((sum, { done }) => sum + done, 0) / 4;
    const back = weeks.slice((AWAY.to + 1) / 7);
    expect(planned(back[0] as SimulatedWeek)).toBeLessThanOrEqual(0.6 * usual);
    expect(hardDays(back[0] as SimulatedWeek)).toBeLessThanOrEqual(1);
    expect(Math.max(...back.map(planned))).toBeGreaterThan(planned(back[0] as SimulatedWeek));
  });

  it('PGM-25 the injured runner stops, walks, climbs the ladder, and has volume before speed after it', () => {
    const weeks = live('injured');
    const titles = weeks.map(({ days }) => days.filter(({ minutes }) => minutes > 0).map(({ title }) => title));
    expect(titles.flat().filter((title) => title === 'Brisk walk').length).toBeGreaterThan(2);
    const stages = titles.flat().flatMap((title) => /stage (\d)/.exec(title)?.[1] ?? []);
    expect(stages).toEqual([...stages].sort());
    expect(new Set(stages)).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9']));
    const last = titles.findLastIndex((week) => week.some((title) => title.includes('stage')));
    expect(last).toBeLessThan(WEEKS - 3);
    const quality = weeks.slice(4, last + 3).flatMap(({ days }) => days.filter(({ hardMinutes }) => hardMinutes > 0));
    expect(quality).toEqual([]);
  });

  it('the masters runner has 72 h between hard days', () => {
    for (const { days } of live('masters')) {
      const hard = days.flatMap((row, day) => (isHard(row) ? [day] : []));
      for (const [at, day] of hard.slice(1).entries()) expect(day - (hard[at] ?? 0)).toBeGreaterThanOrEqual(3);
    }
  });
});
