import { cases } from '@stridewell/kit/testing/run-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRows } from '../../features/weekly-plan/plan-rows.ts';
import { describeAction } from '../../messages/day-messages.ts';
import { viewOfDay } from '../../messages/week-view.ts';
import { buildSession } from '../training/build-session.ts';
import { hardDayGap } from '../training/runner.ts';
import { dayFacts, weekMinutes } from './day-facts.ts';
import { keptDays } from './kept-days.ts';
import { codesOf, minutesOf, on, plannedOf, totalOf, updateWeek } from './testing/given-week.ts';
import { anyLife, type LivedDay, liveWeek } from './testing/random-weeks.ts';

const RUNS = { numRuns: cases(250) };
const TIMEOUT = { timeout: 120_000 };
const always = (check: (lived: LivedDay) => void, runs = RUNS): void => {
  fc.assert(
    fc.property(anyLife, (life) => {
      liveWeek(life, check);
    }),
    runs,
  );
};

describe('week simulated day by day', () => {
  it('PLANR-01 is the same for the same inputs, and a repeated update changes nothing', TIMEOUT, () => {
    always(({ stored, inputs, week }) => {
      for (const { session } of week.days)
        if (session) expect(buildSession(session, week.base.model).minutes).toBeGreaterThan(0);
      expect(updateWeek(stored, inputs)).toEqual(week);
      expect(updateWeek(week, inputs)).toEqual(week);
    });
  });

  it('PLANR-45 PLAN-04 never changes logged days and days before today', TIMEOUT, () => {
    always(({ stored, inputs, week }) => {
      if (!stored) return;
      for (const index of keptDays(stored, inputs.records, inputs).keys()) {
        expect(week.days[index]).toEqual(stored.days[index]);
      }
    });
  });

  it('PLANR-45 keeps logged days when the week is planned again for a changed profile', TIMEOUT, () => {
    always(({ stored, inputs }) => {
      if (!stored) return;
      const runner = { ...inputs.profiled.runner, days: [0, 3, 6] as const };
      const changed = { ...inputs, profiled: { ...inputs.profiled, runner: { ...runner, days: [...runner.days] } } };
      const week = updateWeek(stored, changed, { fresh: true });
      for (const index of keptDays(stored, inputs.records, inputs).keys()) {
        expect(week.days[index]).toEqual(stored.days[index]);
      }
    });
  });

  it(
    'PLANR-78 WEEK-68 adds no minutes to the day because of a check-in, nor to the week unless a skip for pain shortens the hard session',
    TIMEOUT,
    () => {
      always(({ day, stored, morning, week }) => {
        const before = updateWeek(stored, morning);
        expect(minutesOf(week)[day]).toBeLessThanOrEqual(minutesOf(before)[day] ?? 0);
        // An easy run in place of a hard session can be longer than the shortened hard session.
        const isCautious = codesOf(before)
          .flat()
          .some((code) => code.startsWith('pain_'));
        if (!isCautious) expect(totalOf(minutesOf(week))).toBeLessThanOrEqual(totalOf(minutesOf(before)));
      });
    },
  );

  it('WEEK-69 returns to the plan of the morning when the check-in is removed on the same day', TIMEOUT, () => {
    always(({ stored, morning, week }) => {
      const before = updateWeek(stored, morning);
      const undone = updateWeek(week, morning);
      expect(undone.days).toEqual(before.days);
      expect(undone.notes).toEqual(before.notes);
    });
  });

  it('WEEK-70 keeps a moved session on its new day on the following days', TIMEOUT, () => {
    always(({ day, stored, week }) => {
      const moved = (stored?.days ?? []).flatMap(({ changes }) =>
        changes.flatMap((change) => (change.code === 'moved_away' && change.to > day ? [change.to] : [])),
      );
      for (const to of moved) {
        const codes = week.days[to]?.changes.map(({ code }) => code) ?? [];
        const isReplaced = codes.some((code) => code !== 'moved_here');
        if (!isReplaced) expect(codes).toEqual(['moved_here']);
      }
    });
  });

  it(
    'LOAD-23 WEEK-71 plans no running today with pain of 5 or more, and nothing fast with pain of 3 or more',
    TIMEOUT,
    () => {
      always(({ day, inputs, week, stored }) => {
        const pain = inputs.checkins.find(({ date }) => date === on(day))?.metrics.pain ?? 0;
        const { session } = week.days[day] ?? {};
        if (stored && keptDays(stored, inputs.records, inputs).has(day)) return;
        if (pain >= 5) expect([undefined, 'walk']).toContain(session?.kind);
        if (pain >= 3 && session && session.kind !== 'race') {
          expect(['push']).not.toContain(dayFacts(week.days[day] as never, week.base).planType);
        }
      });
    },
  );

  it(
    'WEEK-33 WEEK-71 plans no running today or later while the gate is stop, and only walks or ladder sessions otherwise',
    TIMEOUT,
    () => {
      always(({ day, inputs, week }) => {
        const level = inputs.physio?.gate?.level;
        if (!level || level === 'clear') return;
        const kinds = week.days.slice(day).flatMap(({ session }) => session?.kind ?? []);
        const allowed = { stop: [], walk: ['walk'], ladder: ['walk', 'ladder'] }[level];
        for (const kind of kinds) expect(allowed).toContain(kind);
      });
    },
  );

  it(
    'PLANR-38 PLANR-39 PLANR-44 WEEK-72 respects available days and the session cap, and keeps hard days apart, today and later',
    TIMEOUT,
    () => {
      always(({ day, inputs, week }) => {
        const { runner } = inputs.profiled;
        const hard: number[] = [];
        for (const [index, { session }] of week.days.entries()) {
          if (index < day || !session || session.kind === 'race') continue;
          expect(runner.days).toContain(index);
          if (session.isHard) hard.push(index);
        }
        for (const [index, each] of hard.slice(1).entries()) {
          expect(each - (hard[index] ?? 0)).toBeGreaterThanOrEqual(hardDayGap(runner));
        }
      });
    },
  );

  it('WEEK-73 has the same action in the badge sentence, the stored decision and the plan row', TIMEOUT, () => {
    always(({ day, week }) => {
      const today = week.days[day];
      if (!today?.decision) return;
      const { action } = today.decision;
      const sentence = describeAction(today, 'en');
      const starts = {
        plan: /^(Train as planned|Good|You left|No check-in|Today follows|Walking only)/,
        trim: /^(Train, but trim|A good number)/,
        light: /^(Keep it light|No running)/,
        rest: /^Rest/,
      };
      const isRestDay = !today.session && today.changes.length === 0 && !today.fixed && action !== 'rest';
      expect(sentence).toMatch(isRestDay ? /^A rest day/ : starts[action]);
      const change = today.changes.find(({ code }) => code === 'action');
      if (change?.code === 'action') expect(change.action).toBe(action);
      if (action === 'rest' && !today.fixed) expect(today.session).toBeNull();
    });
  });

  it(
    'PLANR-02 PLANR-103 states totals that are the sums of the days, both in the day facts and in the rows for earlier releases',
    TIMEOUT,
    () => {
      always(
        ({ week }) => {
          const rows = planRows(week);
          expect(rows.current.totalMinutes).toBe(totalOf(minutesOf(week)));
          expect(weekMinutes(week)).toBe(rows.current.totalMinutes);
          expect(rows.base.totalMinutes).toBe(totalOf(rows.base.days.map(({ minutes }) => minutes)));
          expect(rows.current.days.map(({ minutes }) => minutes)).toEqual(minutesOf(week));
          expect(totalOf(plannedOf(week))).toBeGreaterThanOrEqual(0);
        },
        { numRuns: 30 },
      );
    },
  );

  it('WEEK-74 has texts in both languages without placeholders for every day', TIMEOUT, () => {
    always(
      ({ week }) => {
        for (const language of ['en', 'nb'] as const) {
          for (const each of week.days) {
            const { title, why, changed } = viewOfDay(each, week.base, language);
            for (const text of [title, why, changed ?? 'x']) {
              expect(text.length).toBeGreaterThan(0);
              expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
            }
            expect(title + why + (changed ?? '')).not.toMatch(/bpm|heart rate|puls/i);
          }
        }
      },
      { numRuns: 20 },
    );
  });
});
