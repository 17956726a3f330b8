import { normalised } from '@stridewell/chat/testing/case-expectations';
import { RUNNING_QUICK_ACTIONS, type RunningActionCode } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../domain/coach-state.ts';
import { createRunningBrain } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { permitFor, rulesReply, tapOf } from './testing/reply.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const tap = (code: RunningActionCode, state: CoachState = ingrid): string => normalised(rulesReply(state, tapOf(code)));

const withToday = (state: CoachState, row: Partial<NonNullable<CoachState['plan']>['days'][number]>): CoachState => ({
  ...state,
  plan: state.plan && {
    ...state.plan,
    days: state.plan.days.map((day) => (day.date === state.today ? { ...day, ...row } : day)),
  },
});

const threshold = withToday(ingrid, {
  planType: 'tempo',
  minutes: 45,
  zone: 'Z4',
  title: 'Warm-up 15, 2 x 10 min Z4, cool-down 10',
  why: 'Build: time at threshold raises the pace that you can hold.',
  changed: '49 min were planned; today is Adapt: the hard part is about a third shorter.',
});

describe('quick actions', () => {
  it('QA-01 TODAY_START gives the stored session to the minute: parts, pace, effort, talk test, why, what changed', () => {
    const text = tap('TODAY_START', threshold);
    for (const part of [
      '45 min',
      'Warm-up: 15 min',
      '2 x 10 min',
      'Cool-down: 10 min',
      '4:56-5:16/km',
      '6-7 of 10',
      'a few words',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Build: time at threshold raises');
    expect(text).toContain('49 min were planned');
    expect(text).toContain('Adapt, 6.2');
  });

  it('QA-02 PLANR-13 WEEK_START lists the plan just made and says a short lead time plainly', async () => {
    const brain = createRunningBrain({ load: async () => ({ ...ingrid, plan: null }), makePlan: async () => ingrid });
    const user = { userId: 'u', timezone: 'Europe/Oslo', timezoneVersion: 1 };
    const before = await brain.load(user);
    expect(normalised(brain.answer(before, tapOf('WEEK_START'), permitFor(tapOf('WEEK_START'))).text)).toContain(
      "Tap 'Create plan'",
    );
    const after = await brain.act?.(user, 'WEEK_START', before);
    const text = normalised(brain.answer(after ?? before, tapOf('WEEK_START'), permitFor(tapOf('WEEK_START'))).text);
    expect(text).toContain('The plan is made');
    expect(text).toContain('165 min in all');
    expect(text).toContain('9 weeks are short for a 10k: 10 or more would be comfortable');
  });

  it('QA-02 changes nothing without a profile, nor on another tap', async () => {
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
      'Wednesday: Warm-up 15',
      'Friday: Easy run - 35 min',
      'Sunday: Long run - 55 min',
      'Tuesday: Rest',
    ])
      expect(text).toContain(part);
  });

  it('QA-04 PLANR-34 TODAY_ADDONS gives the stored strength minutes, beside the running', () => {
    expect(tap('TODAY_ADDONS')).toContain('20 min hip and core, today');
    expect(tap('CURRENT_WEEK_PLAN')).toContain('+ 20 min strength');
    expect(ingrid.plan?.totalMinutes).toBe(165);
  });

  it('QA-05 PLANR-58 PLANR-59 PLANR-61 PLANR-62 TODAY_EXPLAIN_INTENSITY gives the seven zones of the stored pace', () => {
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

  it('QA-05 PLANR-65 PLANR-66 gives no heart-rate figure and explains the threshold test', () => {
    const text = tap('TODAY_EXPLAIN_INTENSITY');
    expect(text).not.toMatch(/bpm|\b1\d\d\b|\d %/);
    expect(text).toMatch(
      /30 minutes alone.*average pace is your threshold pace.*last 20 minutes is your threshold heart rate/,
    );
  });

  it('QA-05 goes by effort alone where no threshold pace is stored', () => {
    const text = tap('TODAY_EXPLAIN_INTENSITY', stateOf(runnerNamed('aksel')));
    expect(text).toContain('No threshold pace is stored');
    expect(text).not.toMatch(/\d:\d\d-\d:\d\d/);
  });

  it('QA-06 TODAY_ADAPT_EASIER offers less than planned', () => {
    expect(tap('TODAY_ADAPT_EASIER')).toContain('20-30 min in zone 1');
    expect(tap('TODAY_ADAPT_EASIER', threshold)).toContain('a third fewer repetitions');
    expect(tap('TODAY_ADAPT_EASIER', stateOf(runnerNamed('sindre')))).toContain('Walk 10-20 min');
  });

  it('QA-07 PLANR-62 TODAY_NO_WATCH goes by effort and talk test, without pace or pulse', () => {
    const text = tap('TODAY_NO_WATCH');
    expect(text).toContain('effort 3-4 of 10, full sentences');
    expect(text).not.toMatch(/\d:\d\d|bpm/);
  });

  it('QA-08 TODAY_ALT_NO_RUN gives the same minutes off the road', () => {
    expect(tap('TODAY_ALT_NO_RUN')).toMatch(/Bike: 35 min.*walk: 35 min/i);
  });

  it('QA-09 PHASE_EXPLAIN_START tells the phase, why, and when the next begins', () => {
    const text = tap('PHASE_EXPLAIN_START');
    expect(text).toContain('You are in Base , week 1');
    expect(text).toContain('Base 1, Build 4, Peak 3, Taper 1');
    expect(text).toContain('Build begins next week, on Monday 23 November');
  });

  it('QA-10 WEEK_ADJUST_BY_CHECKINS tells what the check-ins changed', () => {
    const text = tap('WEEK_ADJUST_BY_CHECKINS', threshold);
    expect(text).toContain('Friday: Warm-up 15');
    expect(text).toContain('today is Adapt: the hard part is about a third shorter');
    expect(tap('WEEK_ADJUST_BY_CHECKINS')).toContain('No day of this week was changed');
  });

  it('QA-11 HELP_START tells what the coach can and cannot do', () => {
    expect(tap('HELP_START')).toMatch(/today's session.*AI coach: no diagnosis/);
  });

  it('each is offered with a label and a description, and answers also without any data', () => {
    const empty: CoachState = {
      ...ingrid,
      ...{ profile: null, runner: null, plan: null, planned: [], nextPlan: null, logs: [], checkins: [] },
      ...{ baseline: null, physio: null, pauses: [], summary: null, course: null, cap: null },
    };
    for (const { code, label, description } of RUNNING_QUICK_ACTIONS) {
      expect(label.length * description.length).toBeGreaterThan(0);
      expect(tap(code, empty).length).toBeGreaterThan(40);
    }
    expect(tap('TODAY_START', empty)).toContain('Fill in goal, running days and weekly hours on the Profile tab');
  });
});
