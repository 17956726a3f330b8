import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import type { SeasonMessage } from '../domain/training/season-verdict.ts';
import { describeMoveRefusal, describeSeasonMessage, MOVE_REFUSALS } from './season-messages.ts';

const finishPlan = { code: 'finish_plan', hours: 3.5, weeks: 14, longest: 105, shorterGoal: '10k' } as const;
const tooSoon = {
  code: 'too_soon',
  weeks: 5,
  established: 80,
  shorterGoal: 'half_marathon',
  relaxedRun: true,
} as const;

const MESSAGES: SeasonMessage[] = [
  finishPlan,
  { ...finishPlan, hours: 1, weeks: 1, shorterGoal: null },
  { code: 'finish_in_taper', longest: 72, shorterGoal: 'half_marathon' },
  { code: 'finish_in_taper', longest: 72, shorterGoal: null },
  tooSoon,
  { ...tooSoon, weeks: 1, shorterGoal: null, relaxedRun: false },
  { code: 'do_not_start', longest: 60, raceMinutes: 275 },
  { code: 'do_not_start', longest: 65, raceMinutes: 300, isPlanned: true, shorterGoal: 'half_marathon' },
  { code: 'do_not_start', longest: 115, raceMinutes: 300, goal: 'marathon', date: '2026-03-29' },
  { code: 'finish_on_the_way', longest: 125, goal: 'marathon', date: '2026-03-29' },
  { code: 'do_not_start', longest: 120, raceMinutes: 300, sickDays: 14, illUntil: '2026-05-05' },
  {
    code: 'race_after_illness',
    goal: 'half_marathon',
    date: '2026-04-19',
    illUntil: '2026-04-13',
    easyUntil: '2026-04-19',
  },
  { code: 'already_trained' },
  ...[0, 1, 2, 10].map((days): SeasonMessage => ({ code: 'race_is_near', days, longest: 45 })),
  { code: 'goal_time_too_fast', goalSeconds: 12_600, predictedSeconds: 13_925 },
  { code: 'more_than_hours', established: 240, hours: 3 },
  { code: 'long_race_as_training', goal: 'marathon', weeks: 4 },
  ...[0, 1, 6].map(
    (days): SeasonMessage => ({
      code: 'races_too_close',
      goal: '10k',
      date: '2026-04-12',
      otherGoal: 'half_marathon',
      otherDate: `2026-04-${12 + days}`,
      days,
    }),
  ),
];

const expectSentences = (texts: string[]): void => {
  for (const text of texts) {
    expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u);
    expect(text).not.toMatch(/[{}_]|undefined|null|NaN/);
  }
  expect(new Set(texts).size).toBe(MESSAGE_LANGUAGES.length);
};

describe('describeSeasonMessage', () => {
  it.each(MESSAGES)('SEASON-50 describes %j in both languages', (message) => {
    expectSentences(MESSAGE_LANGUAGES.map((language) => describeSeasonMessage(message, language)));
  });

  it('SEASON-51 mentions the longest run of a finish plan and the choices that would change it', () => {
    expect(describeSeasonMessage(finishPlan, 'en')).toBe(
      'Finish plan. With 3.5 hours a week and 14 weeks to go, your longest run gets to 105 min. That carries you to the finish with walk breaks from the start, not to a fast time. What would change that: an extra hour on six weekends, a later race, or a 10k instead.',
    );
    expect(describeSeasonMessage(finishPlan, 'nb')).toBe(
      'Gjennomføringsplan. Med 3,5 timer i uka og 14 uker igjen kommer den lengste turen din opp i 105 min. Det tar deg i mål med gåpauser fra start, ikke til en rask tid. Dette kan endre på det: en time ekstra seks helger, et senere løp eller 10 km i stedet.',
    );
  });

  it('SEASON-52 lists only the choices that the message contains when there are too few weeks', () => {
    expect(describeSeasonMessage(tooSoon, 'en')).toContain(
      'You can run it as a relaxed long run with walk breaks, choose a half marathon instead, or pick a later date.',
    );
    expect(describeSeasonMessage({ ...tooSoon, shorterGoal: null, relaxedRun: false }, 'nb')).toContain(
      'Du kan finne en senere dato.',
    );
  });

  it.each([
    [0, 'Your race is today. Start calmly, and enjoy it.'],
    [1, 'Your race is tomorrow: rest or run very easily today.'],
    [6, 'Your race is in 6 days. Keep it short and easy until then, with no run longer than 45 min.'],
  ])('SEASON-53 states that the race is %i days away, and advises on the days until then', (days, text) => {
    expect(describeSeasonMessage({ code: 'race_is_near', days, longest: 45 }, 'en')).toBe(text);
  });

  it('SEASON-54 formats race times and durations of two hours or more', () => {
    const tooFast = (goalSeconds: number, predictedSeconds: number): SeasonMessage => ({
      code: 'goal_time_too_fast',
      goalSeconds,
      predictedSeconds,
    });
    expect(describeSeasonMessage(tooFast(12_605, 13_925), 'en')).toContain('about 3:52:05, and your goal is 3:30:05.');
    expect(describeSeasonMessage(tooFast(2_400, 2_970.4), 'nb')).toContain('omtrent 49:30, og målet ditt er 40:00.');
    const advice: SeasonMessage = { code: 'do_not_start', longest: 60, raceMinutes: 275 };
    expect(describeSeasonMessage(advice, 'en')).toContain('about 4 h 35 min, and your longest run is 60 min.');
    expect(describeSeasonMessage({ ...advice, raceMinutes: 300 }, 'nb')).toContain('omtrent 5 t, og');
  });
});

describe('describeMoveRefusal', () => {
  const CAP = { longest: 60, cap: 66 };

  it.each(MOVE_REFUSALS)('SEASON-55 explains the rejection "%s" in both languages', (code) => {
    const values = code === 'beyond_cap' ? CAP : {};
    expectSentences(MESSAGE_LANGUAGES.map((language) => describeMoveRefusal(code, values, language)));
  });

  it('SEASON-56 mentions the day on which a hard session fits, if there is one', () => {
    expect(describeMoveRefusal('hard_beside_hard', { day: 4 }, 'en')).toBe(
      'That puts two hard days side by side. Friday works, or I make it easy.',
    );
    expect(describeMoveRefusal('hard_beside_hard', { day: 0 }, 'nb')).toBe(
      'Da blir det to harde dager på rad. Det går fint på mandag, eller så gjør jeg økta rolig.',
    );
    expect(describeMoveRefusal('hard_beside_hard', {}, 'en')).toBe(
      'That puts two hard days side by side. I can make it easy instead.',
    );
  });

  it('SEASON-57 mentions the longest run and the limit', () => {
    expect(describeMoveRefusal('beyond_cap', CAP, 'en')).toBe(
      'Your longest run of 30 days is 60 min. 66 min is as far as I go today: runs more than a tenth longer go with more injuries.',
    );
    expect(describeMoveRefusal('beyond_cap', CAP, 'nb')).toContain('66 min er så langt jeg går i dag');
  });
});
