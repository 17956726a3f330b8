import { addDays, daysBetween } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { TuneUpRace } from '../../domain/training/tune-up.ts';
import { describeAction } from '../../messages/day-messages.ts';
import { usualWeeks } from './testing/done-seasons.ts';
import { type LifeOptions, START_DATE } from './testing/lives.ts';
import { codesOn, liveWithMessages, type SeasonDay } from './testing/season-messages.ts';

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
  it('SEASON-82 end on the race day, and never mention a longest run of 0 minutes or a past day', () => {
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

describe('a season that falls short of its race', () => {
  /** Codes and longest runs of each different list of messages, for a runner who does a fraction of each run. */
  const messagesOf = (excess: number): string[] => {
    const { days } = liveWithMessages({ ...HALF, weeks: 15, excess });
    const own = days.flatMap(({ messages }) => messages.filter(({ code }) => code !== 'race_is_near').slice(0, 1));
    const texts = own.map((message) => ('longest' in message ? `${message.code} ${message.longest}` : message.code));
    return texts.filter((text, index) => text !== texts[index - 1]);
  };

  it('SEASON-142 has the message about a finish plan while the forecast stays below the least longest run', () => {
    expect(messagesOf(0)).toEqual([]);
    expect(messagesOf(-0.15)).toEqual([
      ...['finish_plan 82', 'finish_plan 75', 'finish_plan 70', 'finish_plan 68'],
      'finish_in_taper 63',
    ]);
  });

  it('SEASON-143 ends with the advice not to start if the race takes over 2.5 times the longest run', () => {
    expect(messagesOf(-0.25).at(-1)).toBe('do_not_start 56');
  });
});

describe('races close together', () => {
  const main = addDays(START_DATE, 7 * 14 + 5);
  const closeOn = (races: readonly TuneUpRace[], count = 1) => {
    const { days, weeks } = liveWithMessages({ ...HALF, raceDay: 5, weeks: count }, races);
    const first = days[0]?.messages.filter(({ code }) => code === 'races_too_close') ?? [];
    const sessions = weeks.flatMap(({ state }) => state.days);
    return { first, on: (date: string) => sessions.find((day) => day.date === date)?.session ?? null };
  };

  it('SEASON-83 lead to a message: a half within 14 days of the main race, and any two within two days', () => {
    const before = (days: number) => addDays(main, -days);
    const half = { goal: 'half_marathon', priority: 'B' } as const;
    const week = closeOn([{ ...half, date: before(6) }]);
    expect(week.first).toEqual([
      {
        code: 'races_too_close',
        goal: 'half_marathon',
        date: before(6),
        otherGoal: 'half_marathon',
        otherDate: main,
        days: 6,
      },
    ]);
    expect(closeOn([{ ...half, date: before(21) }]).first).toEqual([]);
    expect(closeOn([{ ...half, goal: 'marathon', date: before(21) }]).first).toHaveLength(1);
    const pair = (days: number): TuneUpRace[] => [
      { goal: '5k', date: before(50), priority: 'C' },
      { goal: '10k', date: before(50 - days), priority: 'B' },
    ];
    expect([closeOn(pair(2)).first.length, closeOn(pair(3)).first.length]).toEqual([1, 0]);
  });

  it('SEASON-83 lead to a message until the later race is over', () => {
    const pair: TuneUpRace[] = [
      { goal: '5k', date: addDays(START_DATE, 5), priority: 'C' },
      { goal: '10k', date: addDays(START_DATE, 6), priority: 'B' },
    ];
    const { days } = liveWithMessages({ ...HALF, weeks: 2 }, pair);
    expect(codesOn(days, addDays(START_DATE, 6))).toContain('races_too_close');
    expect(codesOn(days, addDays(START_DATE, 7))).not.toContain('races_too_close');
  });

  it('SEASON-84 lead to six days without anything fast after a half, whatever its priority', () => {
    for (const priority of ['B', 'C'] as const) {
      const half = addDays(main, -6);
      const { on } = closeOn([{ goal: 'half_marathon', date: half, priority }], 15);
      expect(on(half)?.kind).toBe('race');
      expect(on(addDays(half, -1))?.minutes ?? 0).toBeLessThanOrEqual(30);
      const after = [1, 2, 3, 4, 5].map((days) => on(addDays(half, days)));
      expect(
        after.filter((session) => session?.isHard || session?.kind === 'openers' || session?.role === 'long'),
      ).toEqual([]);
    }
  });

  it('SEASON-84 allow at most 30 easy minutes on the day before a C race', () => {
    const race = addDays(START_DATE, 7 * 8 + 6);
    const { on } = closeOn([{ goal: '5k', date: race, priority: 'C' }], 10);
    const before = on(addDays(race, -1));
    expect(before).toMatchObject({ kind: 'easy', isHard: false });
    expect(before?.minutes).toBeLessThanOrEqual(30);
  });
});

describe('long race on the way', () => {
  const date = addDays(START_DATE, 7 * 11 + 6);

  it('SEASON-85 is advised against like the main race: its day stays free, and the main season continues after it', () => {
    const { days, weeks } = liveWithMessages(HALF, [{ goal: 'marathon', date, priority: 'B' }]);
    const verdict = days[0]?.messages.find(({ code }) => code === 'do_not_start');
    expect(verdict).toMatchObject({ goal: 'marathon', date, raceMinutes: 300 });
    for (const day of days.filter((each) => each.date <= date)) {
      expect(day.messages.some((each) => each.code === 'do_not_start' && each.date === date)).toBe(true);
    }
    const sessions = weeks.flatMap(({ state }) => state.days);
    expect(sessions.find((day) => day.date === date)?.session).toBeNull();
    expect(weeks[11]?.sessions.some(({ kind }) => kind === 'race')).toBe(false);
    expect(weeks[12]?.kind).not.toBe('recovery');
    expect(weeks[14]?.raceMinutes).toBeGreaterThan(0);
  });

  it('SEASON-85 stays, with walk breaks, if the plan is enough to finish it', () => {
    const threshold = { ...HALF, usualWeek: 260, longest: 110, history: [], hours: 7 };
    const { days, weeks } = liveWithMessages({ ...threshold, weeks: 12 }, [{ goal: 'marathon', date, priority: 'B' }]);
    expect(codesOn(days, START_DATE)).toContain('finish_on_the_way');
    expect(weeks[11]?.raceMinutes).toBe(300);
  });
});

const MARATHON: LifeOptions = {
  goal: 'marathon',
  hours: 6,
  days: [1, 2, 3, 5, 6],
  history: usualWeeks(
    [
      [1, 50],
      [3, 55],
      [5, 45],
      [6, 90],
    ],
    8,
  ),
  raceWeek: 18,
};
const hasVerdict = ({ messages }: SeasonDay): boolean => messages.some(({ code }) => code === 'do_not_start');

describe('a race after a long break', () => {
  const away = { kind: 'travel', from: addDays(START_DATE, 35), to: addDays(START_DATE, 74) } as const;
  const { days, weeks } = liveWithMessages({ ...MARATHON, breaks: [away] });
  const race = addDays(START_DATE, 7 * 17 + 6);

  it('SEASON-86 is judged again, and no race plan is shown together with the advice not to start', () => {
    expect(days.some(({ date, isPlanned }) => date < away.from && isPlanned)).toBe(true);
    for (const day of days.filter(({ date }) => date > away.to)) {
      expect(hasVerdict(day), day.date).toBe(true);
      expect(day.isPlanned, day.date).toBe(false);
      expect(day.messages.map(({ code }) => code)).not.toContain('race_is_near');
    }
    const after = weeks.filter(({ weekStart }) => weekStart > away.to);
    expect(after.flatMap(({ sessions }) => sessions.map(({ kind }) => kind))).not.toContain('openers');
    expect(after.flatMap(({ state }) => state.base.week.racePaceMinutes).some((minutes) => minutes > 0)).toBe(false);
  });

  it('SEASON-87 has the advice not to start in the notes of the last 14 days, including the race day', () => {
    const withNote = days.filter(({ notes }) => notes.some(({ code }) => code === 'race_verdict'));
    expect(withNote.map(({ date }) => date)).toEqual(Array.from({ length: 15 }, (_, day) => addDays(race, day - 14)));
  });
});

describe('verdicts during a season', () => {
  const codesOver = (options: LifeOptions): string[][] => {
    const { days } = liveWithMessages(options);
    return days.map(({ messages }) => messages.map(({ code }) => code).filter((code) => VERDICTS.includes(code)));
  };
  const VERDICTS = ['do_not_start', 'too_soon', 'already_trained', 'finish_plan'];
  const inOrder = (codes: readonly string[][]): string[] =>
    codes.map((each) => each.join()).filter((code, index, all) => code !== all[index - 1]);

  it.each([
    ['a prepared half marathon runner', HALF, ['']],
    ['a finish plan', { ...HALF, hours: 2 }, ['finish_plan', '']],
    [
      'a season that is too short',
      { ...HALF, raceWeek: 6, history: [], usualWeek: 80, longest: 70 },
      ['too_soon,finish_plan', 'too_soon'],
    ],
    ['a trained runner', { ...HALF, raceWeek: 3 }, ['already_trained']],
  ] satisfies [string, LifeOptions, string[]][])(
    'SEASON-88 stay the same while the runner does everything (%s)',
    (_, options, codes) => {
      expect(inOrder(codesOver(options))).toEqual(codes);
    },
  );

  it('SEASON-89 never describe a runner in couch to 5K as trained', () => {
    const couch: LifeOptions = {
      goal: '5k',
      hours: 2,
      days: [0, 2, 5],
      v2: { level: 'Beginner', age: 45, experience_years: '0 months' },
      longest: 25,
      usualWeek: 75,
      raceWeek: 6,
      weeks: 4,
    };
    expect(codesOver(couch).flat()).not.toContain('already_trained');
  });

  it('SEASON-89 never describe a runner as trained while the plan builds', () => {
    const { days, weeks } = liveWithMessages({ ...HALF, raceWeek: 11, weeks: 11 });
    expect(Math.max(...weeks.map(({ plannedMinutes }) => plannedMinutes))).toBeGreaterThan(240);
    expect(days.flatMap(({ messages }) => messages.map(({ code }) => code))).not.toContain('already_trained');
  });

  it('SEASON-90 require no finish plan for a 5k after long runs or for a marathon in the week after a run of 150 minutes', () => {
    const isFinish = (options: LifeOptions): boolean =>
      liveWithMessages({ ...options, weeks: 1 }).weeks[0]?.state.base.isFinishPlan === true;
    const fast = { level: 'Advanced', age: 30 } as const;
    expect(isFinish({ ...HALF, goal: '5k', v2: fast, hours: 2, raceWeek: 8 })).toBe(false);
    expect(isFinish({ ...HALF, hours: 2, raceWeek: 12 })).toBe(true);
    const long = usualWeeks(
      [
        [1, 60],
        [3, 60],
        [5, 50],
        [6, 150],
      ],
      8,
    );
    expect(isFinish({ ...MARATHON, history: long, raceWeek: 1 })).toBe(false);
  });
});

describe('race after an illness', () => {
  const race = addDays(START_DATE, 7 * 14 + 6);
  const ill = (options: LifeOptions, first: number, last: number) => {
    const from = addDays(race, -first);
    return liveWithMessages({ ...options, breaks: [{ kind: 'illness', from, to: addDays(race, -last) }] });
  };

  it('SEASON-91 has a warning on race day, and from the end of the illness onwards, if it falls on one of the easy days', () => {
    const { days, weeks } = ill(HALF, 10, 6);
    const day = weeks.at(-1)?.state.days.at(-1);
    expect(day?.session?.kind).toBe('race');
    expect(day?.changes).toEqual([{ code: 'race_after_illness', daysSince: 6 }]);
    expect(day?.decision).toMatchObject({ action: 'light', reason: 'no_race' });
    expect(day && describeAction(day, 'en')).toMatch(/^Not a day to race: your body/);
    for (const { date, messages } of days.filter((each) => each.date >= addDays(race, -6))) {
      const codes = messages.map(({ code }) => code);
      expect(codes, date).toContain('race_after_illness');
      expect(codes, date).not.toContain('race_is_near');
      expect(codes, date).not.toContain('already_trained');
    }
    expect(codesOn(days, addDays(race, -11))).not.toContain('race_after_illness');
  });

  it('SEASON-91 has no warning if the easy days are over', () => {
    const { days, weeks } = ill(HALF, 12, 9);
    expect(codesOn(days, race)).toEqual(['race_is_near']);
    expect(weeks.at(-1)?.state.days.at(-1)?.changes).toEqual([]);
  });

  it('SEASON-92 has the advice not to start after seven sick days within 14 days of a half or longer', () => {
    const isRefused = (first: number, last: number, options: LifeOptions = HALF): boolean => {
      const { days, weeks } = ill(options, first, last);
      const day = days.find(({ date }) => date === race);
      expect(weeks.at(-1)?.raceMinutes === 0).toBe(day?.isPlanned === false);
      return day !== undefined && hasVerdict(day) && !day.isPlanned;
    };
    expect(isRefused(20, 14)).toBe(true);
    expect(isRefused(15, 8)).toBe(true);
    expect(isRefused(21, 15)).toBe(false);
    expect(isRefused(19, 14)).toBe(false);
    expect(isRefused(15, 8, { ...HALF, goal: '10k' })).toBe(false);
  });

  it('SEASON-92 has a different text while the week is planned for the race', () => {
    const { days, weeks } = ill(HALF, 11, 4);
    const raceDay = weeks.at(-1)?.state.days.at(-1);
    expect(raceDay).toMatchObject({ session: { kind: 'race' }, decision: { action: 'light', reason: 'no_race' } });
    const day = days.find(({ date }) => date === race);
    expect(day?.isPlanned).toBe(true);
    expect(day?.messages.find(({ code }) => code === 'do_not_start')).toMatchObject({ isPlanned: true, sickDays: 8 });
    expect(day?.messages.map(({ code }) => code)).not.toContain('race_is_near');
    expect(day?.notes[0]).toMatchObject({ code: 'race_verdict' });
  });
});

describe('a race on any day of the week', () => {
  const RACES = { '10k': { ...HALF, goal: '10k' }, half_marathon: HALF, marathon: MARATHON } as const;
  const DAYS_OFF_LONG = { '10k': 14, half_marathon: 14, marathon: 21 } as const;

  describe.each(['10k', 'half_marathon', 'marathon'] as const)('%s', (goal) => {
    it.each([0, 1, 2, 3, 4, 5, 6])(
      'SEASON-93 SEASON-94 on day %i has its last full long run early enough, and the page shows no run shorter than the plan’s',
      (raceDay) => {
        const options: LifeOptions = { ...RACES[goal], raceDay };
        const race = addDays(START_DATE, 7 * ((options.raceWeek ?? 1) - 1) + raceDay);
        const { days, weeks } = liveWithMessages(options);
        const runs = weeks.flatMap(({ sessions }) => sessions).filter(({ kind }) => kind !== 'race');
        const longest = Math.max(...runs.map(({ minutes }) => minutes));
        const late = runs.filter(({ date }) => date < race && daysBetween(date, race) <= DAYS_OFF_LONG[goal] - 3);
        expect(Math.max(...late.map(({ minutes }) => minutes))).toBeLessThanOrEqual(0.75 * longest + 5);
        for (const { date, messages } of days) {
          const near = messages.find((message) => message.code === 'race_is_near');
          if (!near || near.days < 2) continue;
          const ahead = runs.filter((run) => run.date >= date && run.date < race).map(({ minutes }) => minutes);
          expect(near.longest, date).toBeGreaterThanOrEqual(Math.max(0, ...ahead));
        }
      },
    );
  });

  it('SEASON-93 has only a short easy run on the day of a race that the runner should not start', () => {
    const { weeks, days } = liveWithMessages({ ...MARATHON, history: [], usualWeek: 160, longest: 85, raceWeek: 7 });
    expect(days.every(hasVerdict)).toBe(true);
    const last = weeks.at(-1)?.state.days.at(-1)?.session;
    expect(last?.role === 'long' || last?.isHard === true).toBe(false);
    expect(last?.minutes ?? 0).toBeLessThanOrEqual(40);
  });
});
