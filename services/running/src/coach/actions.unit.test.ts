import { normalised } from '@stridewell/chat/testing/case-expectations';
import { RUNNING_QUICK_ACTIONS, type RunningActionCode } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../domain/coach-state.ts';
import { createRunningBrain } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { permitFor, rulesReply, tapOf } from './testing/reply.ts';
import { withDay } from './testing/with-day.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const tap = (code: RunningActionCode, state: CoachState = ingrid): string => normalised(rulesReply(state, tapOf(code)));

const DECISION = {
  action: 'trim',
  reason: 'low',
  isSoft: false,
  isWithoutRunning: false,
  isWithoutSpeed: false,
} as const;

/** Ingrid with threshold blocks today, which her check-in has trimmed from three to two. */
const threshold: CoachState = {
  ...withDay(ingrid, ingrid.today, {
    session: { kind: 'tempo', reps: 2, minutes: 45, day: 4, role: 'quality', isHard: true },
    changes: [{ code: 'action', action: 'trim', reason: 'low', isSoft: false, change: 'work_shorter' }],
    decision: DECISION,
    score: 5.6,
  }),
  planned: [
    {
      date: ingrid.today,
      planType: 'tempo',
      minutes: 60,
      built: null,
      title: { en: 'Threshold blocks: 3 × 10 min', nb: 'Terskeldrag: 3 × 10 min' },
    },
  ],
};

describe('quick actions', () => {
  it('QA-01 TODAY_START describes the steps, paces, effort, talk test, purpose and changes of the session', () => {
    const text = tap('TODAY_START', threshold);
    for (const part of [
      'Today: Threshold blocks: 2 x 10 min - 45 min, zone 4',
      'Warm-up 8 min',
      '3 x (Stride 20 s, 4:00-4:21 /km · Easy 1 min',
      '2 x (Work 10 min, 5:00-5:09 /km · Recovery 2 min',
      'Cool-down 11 min',
      '6-7 of 10',
      'a few words',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Why: Raises the pace you can hold for an hour.');
    expect(text).toContain('What changed: Trimmed today: about a third less hard work, at the same effort.');
    expect(text).toContain('Originally planned: Threshold blocks: 3 x 10 min, 60 min.');
    expect(text).toContain('Adapt, 6.2 of 10. Train, but trim it.');
  });

  it('QA-02 PLANR-13 WEEK_START lists the created plan with the messages about the season', async () => {
    const messages = [{ code: 'too_soon', weeks: 3, established: 150, shorterGoal: '5k', relaxedRun: false }] as const;
    const short = { ...ingrid, course: ingrid.course && { ...ingrid.course, messages } };
    const brain = createRunningBrain({ load: async () => ({ ...ingrid, plan: null }), makePlan: async () => short });
    const user = { userId: 'u', timezone: 'Europe/Oslo', timezoneVersion: 1 };
    const before = await brain.load(user);
    expect(normalised(brain.answer(before, tapOf('WEEK_START'), permitFor(tapOf('WEEK_START'))).text)).toContain(
      "Tap 'Create plan'",
    );
    const after = await brain.act?.(user, 'WEEK_START', before);
    const text = normalised(brain.answer(after ?? before, tapOf('WEEK_START'), permitFor(tapOf('WEEK_START'))).text);
    expect(text).toContain('The plan is created');
    expect(text).toContain('165 min in all');
    expect(text).toContain('3 weeks are not enough to prepare from 150 min a week');
  });

  it('QA-02 creates no plan without a profile or on another quick action', async () => {
    let made = 0;
    const brain = createRunningBrain({
      load: async () => ingrid,
      makePlan: async () => {
        made += 1;
        return ingrid;
      },
    });
    const user = { userId: 'u', timezone: 'Europe/Oslo', timezoneVersion: 1 };
    await brain.act?.(user, 'WEEK_START', { ...ingrid, profile: null });
    await brain.act?.(user, 'TODAY_START', ingrid);
    expect(made).toBe(0);
    await brain.act?.(user, 'WEEK_START', ingrid);
    expect(made).toBe(1);
  });

  it('QA-03 CURRENT_WEEK_PLAN lists seven days with their minutes and the total', () => {
    const text = tap('CURRENT_WEEK_PLAN');
    for (const part of [
      '165 min in all',
      'Monday: Easy run - 30 min',
      'Wednesday: Threshold blocks: 2 x 10 min - 45 min',
      'Friday: Easy run - 35 min',
      'Sunday: Long run - 55 min',
      'Tuesday: Rest',
    ])
      expect(text).toContain(part);
  });

  it('QA-04 PLANR-34 TODAY_ADDONS shows the strength minutes, which are not running minutes', () => {
    expect(tap('TODAY_ADDONS')).toContain('Strength: 20 min today.');
    expect(tap('CURRENT_WEEK_PLAN')).toContain('+ 20 min strength');
    expect(ingrid.plan?.totalMinutes).toBe(165);
  });

  it('QA-05 PLANR-58 PLANR-59 PLANR-61 PLANR-62 TODAY_EXPLAIN_INTENSITY lists the seven zones of the stored pace', () => {
    const text = tap('TODAY_EXPLAIN_INTENSITY');
    const zones = [
      'Zone 1 , recovery: slower than 6:27/km, RPE 1-2, talk test: sing-song easy',
      'Zone 2 , easy and long runs: 5:41-6:27/km, RPE 3-4, talk test: full sentences',
      'Zone 3 , steady, marathon effort: 5:17-5:40/km, RPE 5, talk test: short sentences',
      'Zone 4 , threshold: 4:56-5:16/km, RPE 6-7, talk test: a few words',
      'Zone 5a , just above threshold: 4:50-4:55/km, RPE 7-8, talk test: single words',
      'Zone 5b , intervals: 4:30-4:49/km, RPE 8-9, talk test: no talking',
      'Zone 5c , short repetitions: faster than 4:30/km, RPE 9-10, talk test: no talking',
    ];
    for (const zone of zones) expect(text).toContain(zone);
  });

  it('QA-05 PLANR-65 PLANR-66 TODAY_EXPLAIN_INTENSITY contains no heart rate and explains the threshold test', () => {
    const text = tap('TODAY_EXPLAIN_INTENSITY');
    expect(text).not.toMatch(/bpm|\b1\d\d\b|\d %/);
    expect(text).toMatch(
      /30 minutes alone.*average pace is your threshold pace.*last 20 minutes is your threshold heart rate/,
    );
  });

  it('QA-05 TODAY_EXPLAIN_INTENSITY uses only effort when no threshold pace is stored', () => {
    const text = tap('TODAY_EXPLAIN_INTENSITY', stateOf(runnerNamed('aksel')));
    expect(text).toContain('No threshold pace is stored');
    expect(text).not.toMatch(/\d:\d\d-\d:\d\d/);
  });

  it('QA-06 TODAY_ADAPT_EASIER suggests shorter and easier versions', () => {
    expect(tap('TODAY_ADAPT_EASIER')).toContain('20-30 min in zone 1');
    expect(tap('TODAY_ADAPT_EASIER', threshold)).toContain('a third fewer repetitions');
    expect(tap('TODAY_ADAPT_EASIER', stateOf(runnerNamed('sindre')))).toContain('Walk 10-20 min');
  });

  it('QA-07 PLANR-62 TODAY_NO_WATCH uses effort and talk test, without pace or heart rate', () => {
    const text = tap('TODAY_NO_WATCH');
    expect(tap('TODAY_NO_WATCH', threshold)).toContain('2 x (Work 10 min, effort 6-7 · Recovery 2 min');
    expect(tap('TODAY_NO_WATCH', threshold)).not.toMatch(/\/km/);
    expect(text).toContain('effort 3-4 of 10, full sentences');
    expect(text).not.toMatch(/\d:\d\d|bpm/);
  });

  it('QA-08 TODAY_ALT_NO_RUN suggests the same minutes without running', () => {
    expect(tap('TODAY_ALT_NO_RUN')).toMatch(/Bike: 35 min.*walk: 35 min/i);
  });

  it('QA-09 PHASE_EXPLAIN_START explains the phase and states when the next one begins', () => {
    const text = tap('PHASE_EXPLAIN_START');
    expect(text).toContain('You are in Base , week 1');
    expect(text).toContain('Base 1, Build 4, Peak 3, Taper 2');
    expect(text).toContain('Build begins next week, on Monday 23 November');
  });

  it('QA-10 WEEK_ADJUST_BY_CHECKINS lists what the check-ins changed', () => {
    const text = tap('WEEK_ADJUST_BY_CHECKINS', threshold);
    expect(text).toContain('Friday: Threshold blocks: 2 x 10 min');
    expect(text).toContain('about a third less hard work');
    expect(tap('WEEK_ADJUST_BY_CHECKINS')).toContain('No day of this week was changed');
  });

  it('QA-11 HELP_START describes what the coach can and cannot do', () => {
    expect(tap('HELP_START')).toMatch(/today's session.*AI coach: no diagnosis/);
  });

  it('have a label and a description, and answer even without any data', () => {
    const empty: CoachState = {
      ...ingrid,
      ...{
        profile: null,
        runner: null,
        raceDate: null,
        threshold: null,
        plan: null,
        planned: [],
        nextPlan: null,
        logs: [],
        checkins: [],
      },
      ...{ baseline: null, physio: null, pauses: [], summary: null, course: null, cap: null },
    };
    for (const { code, label, description } of RUNNING_QUICK_ACTIONS) {
      expect(label.length * description.length).toBeGreaterThan(0);
      expect(tap(code, empty).length).toBeGreaterThan(40);
    }
    expect(tap('TODAY_START', empty)).toContain('Fill in goal, running days and weekly hours on the Profile tab');
  });
});
