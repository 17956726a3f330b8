import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { usualWeeks } from './testing/done-seasons.ts';
import { type LifeOptions, START_DATE } from './testing/lives.ts';
import { codesOn, liveWithMessages } from './testing/season-messages.ts';

/** Four runs a week with a long run of 75 minutes. */
const HISTORY = usualWeeks(
  [
    [1, 45],
    [3, 45],
    [5, 45],
    [6, 75],
  ],
  8,
);

const HALF: LifeOptions = {
  goal: 'half_marathon',
  hours: 5,
  days: [0, 1, 3, 5, 6],
  history: HISTORY,
  raceWeek: 15,
};

describe('messages of a race week', () => {
  it('SEASON-82 end on the race day, and none names a longest run of 0 minutes or a day in the past', () => {
    const race = addDays(START_DATE, 7 * 6 + 2);
    const { days } = liveWithMessages({ ...HALF, hours: 2, raceWeek: 7, raceDay: 2, weeks: 8 });
    expect(codesOn(days, race)).toContain('race_is_near');
    for (const { date, messages } of days) {
      if (date > race) expect(messages).toEqual([]);
      for (const message of messages) {
        if ('longest' in message) expect(message.longest).toBeGreaterThan(0);
        if (message.code === 'race_is_near') expect(message.days).toBeGreaterThanOrEqual(0);
      }
    }
    const isTaper = ({ date }: { date: string }) => date >= addDays(START_DATE, 7 * 6);
    expect(days.filter(isTaper).flatMap(({ messages }) => messages.map(({ code }) => code))).not.toContain(
      'finish_plan',
    );
  });
});
