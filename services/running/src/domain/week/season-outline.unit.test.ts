import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../background.ts';
import { makeWeek } from './make-week.ts';
import { seasonOutline, weeksToRace } from './season-outline.ts';
import { on, weekInputs } from './testing/given-week.ts';

describe('seasonOutline', () => {
  it('SEASON-58 lays the phases out from the race backwards and counts calendar weeks, including both', () => {
    const inputs = weekInputs({}, { goal: '10k' });
    const race = { ...inputs, profiled: { ...inputs.profiled, raceDate: on(62) } };
    const { weeks, week } = seasonOutline(race, makeWeek(race).base);
    expect(week).toBe(1);
    expect(weeks.map(({ phase }) => phase)).toEqual(
      [...weeks.map(({ phase }) => phase)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    );
    expect(weeks.at(-1)?.phase).toBe('Taper');
    expect(weeksToRace(on(4), { goal: '10k', date: on(62) })).toBe(9);
    expect(weeksToRace(on(4), null)).toBeNull();
  });

  it('SEASON-80 includes a marathon that the runner entered as a C race, and its recovery weeks', () => {
    const marathon = { goal: 'marathon', date: on(40) } as const;
    const codesWith = (priority: 'B' | 'C', today = on(0)) =>
      seasonOutline(
        weekInputs({ today, background: { ...EMPTY_BACKGROUND, races: [{ ...marathon, priority }] } }),
        null,
      ).messages;
    expect(codesWith('C')).toContainEqual({ code: 'long_race_as_training', goal: 'marathon', weeks: 4 });
    expect(codesWith('B').map(({ code }) => code)).not.toContain('long_race_as_training');
    expect(codesWith('C', on(41)).map(({ code }) => code)).not.toContain('long_race_as_training');
  });

  it('PLANR-09 has no taper and no Peak without a race: eight weeks of Base and four of Build', () => {
    const { weeks, race } = seasonOutline(weekInputs({}, { goal: 'fitness' }), null);
    expect(race).toBeNull();
    expect(weeks.slice(0, 12).map(({ phase }) => phase)).toEqual([...Array(8).fill('Base'), ...Array(4).fill('Build')]);
  });
});

const ORDER = ['Base', 'Build', 'Peak', 'Taper'];
