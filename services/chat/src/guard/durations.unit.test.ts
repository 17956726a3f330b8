import { describe, expect, it } from 'vitest';
import { durationsIn } from './durations.ts';
import { foldReply } from './fold-reply.ts';

const minutesIn = (text: string): number[] => durationsIn(foldReply(text)).map(({ minutes }) => minutes);

describe('durationsIn', () => {
  it.each([
    ['45 minutes', [45]],
    ['45min easy, then 10 mins', [45, 10]],
    ['a 90-minute run', [90]],
    ["90' easy", [90]],
    ['20–30 minutes', [20, 30]],
    ['20 to 30 min', [20, 30]],
    ['20 - 30 min', [20, 30]],
    ['two hours', [120]],
    ['1 h 45 min', [105]],
    ['1 hour and 15 minutes', [75]],
    ['1:30 h', [90]],
    ['5 t 13 min', [313]],
    ['1.5 hours', [90]],
    ['1,5 timer', [90]],
    ['1:30 min rest, 5:30 min/km', [1.5, 30]],
    ['1:45 minutter', [1.75]],
    ['an hour', [60]],
    ['half an hour', [30]],
    ['an hour and a half', [90]],
    ['three quarters of an hour', [45]],
    ['a couple of hours', [120]],
    ['ninety minutes', [90]],
    ['thirty-five minutes', [35]],
    ['a hundred and twenty minutes', [120]],
    ['en time', [60]],
    ['halvannen time', [90]],
    ['en halvtime', [30]],
    ['to timer', [120]],
    ['nitti minutter', [90]],
    ['førtifem minutter', [45]],
    ['tre kvarter', [45]],
    ['20 seconds, 5 km, 3 times a week', []],
  ])('parses %j as %j minutes', (text, expected) => {
    expect(minutesIn(text)).toEqual(expected);
  });
});
