import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { DAY_NAMES } from '../../domain/plan/types.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { rulesReply, turnOf } from '../testing/reply.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const emil = stateOf(runnerNamed('emil'));
const ask = (message: string, state: CoachState = ingrid): string => rulesReply(state, turnOf(message));

const withDay = (
  state: CoachState,
  date: string,
  row: Partial<NonNullable<CoachState['plan']>['days'][number]>,
): CoachState => ({
  ...state,
  plan: state.plan && {
    ...state.plan,
    days: state.plan.days.map((day) => (day.date === date ? { ...day, ...row } : day)),
  },
});

describe('a question that wants a yes or a no', () => {
  it('gets it first', () => {
    expect(ask('do I run tomorrow?')).toMatch(/^No\. /);
    expect(ask('skal jeg løpe på søndag?')).toMatch(/^Ja\. /);
    expect(ask('am I running today?')).toMatch(/^Yes\. /);
    expect(ask('am I on track?')).toMatch(/^Yes, you are on track/);
    expect(ask('am I on track?', aksel)).toMatch(/^Not quite on track/);
    expect(ask('am I running today?', stateOf(runnerNamed('sindre')))).toMatch(/^No running yet\. /);
    expect(ask('run or rest today?')).not.toMatch(/^(?:Yes|No)/);
  });
});

describe('a distance', () => {
  it('above the plan gets a plain no, in minutes by the runner’s own zone 2', () =>
    expect(ask('30 km on sunday?', marit)).toMatch(/^No, not that long now\. 30 km in zone 2 takes you about 181 min/));
  it('without a known pace is only judged where it must be too far', () => {
    expect(ask('30 km on sunday?', aksel)).toMatch(/^No[\s\S]*in minutes, not in distance/);
    expect(ask('5 km on sunday?', aksel)).not.toMatch(/^No/);
  });
});

describe('zones after a break', () => {
  it('go by the pace that the plan uses, and say so', () => {
    const slower = { ...ingrid, runner: ingrid.runner && { ...ingrid.runner, thresholdPace: 315 } };
    expect(ask('what pace is easy for me', slower)).toMatch(/5:15\/km \(your profile says 5:00\/km/);
    expect(ask('hva er sone 2 for meg', slower)).toContain('profilen sier 5:00/km');
    expect(ask('what pace is easy for me')).not.toContain('your profile says');
  });
});

describe('days of the plan', () => {
  it('each is answered by its own row', () => {
    expect(ask('tomorrow?')).toContain('Tomorrow is a rest day');
    expect(ask('what about sunday')).toContain('Long run - 55 min');
    expect(ask('hva med søndag')).toContain('Langtur - 55 min');
    expect(ask('what did I have on wednesday')).toContain('Warm-up: 15 min easy');
    expect(ask('plan for the weekend')).toMatch(/rest day[\s\S]*55 min/);
  });
  it('a day without a plan is said to have none', () =>
    expect(
      ask('what about wednesday', {
        ...ingrid,
        today: '2026-11-22',
        plan: ingrid.plan && { ...ingrid.plan, days: [] },
      }),
    ).toContain('No plan is made for'));
  it('a race day is called so', () =>
    expect(
      ask('today?', withDay(ingrid, ingrid.today, { planType: 'rest', minutes: 0, zone: null, title: 'Race day' })),
    ).toContain('Today is race day'));
  it('a logged day says so', () => expect(ask('what did I have on wednesday')).toContain('Logged as done, 45 min'));
  it('QA-25 today’s session is not offered again once it is logged', () => {
    const log = { date: ingrid.today, planType: 'easy', status: 'skipped', minutes: null, reason: 'pain' } as const;
    const reply = ask('can I run today?', { ...ingrid, logs: [...ingrid.logs, log] });
    expect(reply).toContain('Logged as skipped. Planned was');
    expect(reply).not.toMatch(/zone \d|\/km|Why:/);
  });
  it('without plan or profile it is said where to fill it', () => {
    expect(ask('today?', { ...ingrid, plan: null })).toContain("Tap 'Create plan'");
    expect(ask('today?', { ...ingrid, plan: null, profile: null })).toContain('Profile tab');
    expect(ask('hva skal jeg løpe i dag', { ...ingrid, plan: null, profile: null })).toContain('treningsprofilen');
  });
  it('without a check-in of today it is said', () =>
    expect(ask('today?', { ...ingrid, checkins: [] })).toContain('no check-in of today yet'));
});

describe('the week', () => {
  it('sums what is done against what is planned', () => {
    expect(ask('how many minutes this week')).toBe(
      '**165 min in all this week**, in 4 sessions. So far: 2 of 4 sessions and 75 of 165 min.',
    );
    expect(ask('hvor mye skal jeg løpe denne uka', marit)).toContain('85 av 240 min');
  });
  it('lists what is left, without logged days', () => {
    const text = ask("what's left this week", marit);
    expect(text).toMatch(/Friday[\s\S]*43[\s\S]*Saturday[\s\S]*40[\s\S]*Sunday[\s\S]*72/);
    expect(text).not.toContain('Monday:');
  });
  it('nothing left is said', () => {
    const logs = ['2026-11-20', '2026-11-22'].map((date) => ({
      date,
      planType: 'easy' as const,
      status: 'done' as const,
      minutes: 30,
    }));
    expect(ask("what's left this week", { ...ingrid, logs })).toContain('No sessions are left');
  });
  it('next week is not invented, and what is known of it is told', () => {
    expect(ask('next week?')).toContain('not made yet');
    expect(ask('next week?', aksel)).toContain('3 low days in the last 7: next week is held to 80 %');
    const nextPlan = ingrid.plan && { ...ingrid.plan, weekStart: '2026-11-23', totalMinutes: 181 };
    expect(ask('next week?', { ...ingrid, nextPlan })).toContain('181 min in all');
  });
  it('last week comes from the stored summary', () => {
    expect(ask('summary of last week')).toContain('no summary');
    const summary = {
      weekStart: '2026-11-09',
      text: 'A steady week.',
      createdAt: '2026-11-16T05:00:00Z',
      metrics: {
        sessionsPlanned: 4,
        sessionsDone: 4,
        minutesPlanned: 160,
        minutesDone: 160,
        readinessMean: 7.2,
        checkins: 6,
        outcomes: {},
      },
    };
    expect(ask('summary of last week', { ...ingrid, summary })).toBe(
      '**Last week:** 4 of 4 sessions, 160 of 160 min. Readiness score 7.2 on average over 6 check-ins. A steady week.',
    );
    expect(ask('hvordan gikk forrige uke', { ...ingrid, summary })).toContain('160 av 160 min');
  });
  it('an offer of a lighter week stands below the plan', () => {
    const plan = aksel.plan && {
      ...aksel.plan,
      offer: {
        kind: 'lighter' as const,
        text: 'This is your third low day. Want a lighter week? I can cut it by a fifth.',
      },
    };
    expect(ask('show my week', { ...aksel, plan })).toContain('third low day');
    expect(ask('vis uka mi', { ...aksel, plan })).toContain('lettere uke');
  });
});

describe('missed sessions, by their reason', () => {
  const reasons: [string, string][] = [
    ['skipped yesterday because of work', '20-30 min version'],
    ['missed tuesday, I was too tired', 'the day after starts easy'],
    ['skipped because of pain', 'Two minutes in Physio Coach?'],
    ['missed yesterday, no reason', 'The plan moves on, not back'],
  ];
  for (const [message, says] of reasons) it(message, () => expect(ask(message)).toContain(says));
  it('time twice in 14 days makes next week shorter', () =>
    expect(ask('skipped tuesday because of work', aksel)).toContain('fewer or shorter runs'));
  it('pain twice in 7 days hands over', () => {
    const logs = ['2026-11-16', '2026-11-18'].map((date) => ({
      date,
      planType: 'easy' as const,
      status: 'skipped' as const,
      reason: 'pain' as const,
    }));
    expect(ask('skipped because of pain', { ...ingrid, logs })).toContain('Physio Coach takes over');
  });
  it('a long run of yesterday may slide, an older one not', () => {
    const missed = (back: number) => ({
      ...ingrid,
      logs: [{ date: addDays(ingrid.today, -back), planType: 'long' as const, status: 'skipped' as const }],
    });
    expect(ask('missed my long run', missed(1))).toContain('at most 48 hours');
    expect(ask('missed my long run', missed(1))).not.toMatch(/^No/);
    expect(ask('missed my long run', missed(5))).toMatch(/^No, not now/);
  });
  it('are never stacked', () =>
    expect(ask('should I do yesterdays run on top today')).toMatch(/not both|not added to another day/));
});

describe('swapping days', () => {
  it('works where hard days stay apart', () => expect(ask('swap friday and sunday')).toMatch(/^Yes, that swap works/));
  it('does not on days that are not the runner’s', () =>
    expect(ask('move the long run to saturday')).toMatch(/^No: Saturday is not one of the running days/));
  it('does not out of the week', () => expect(ask('can I move the long run to monday')).toMatch(/^No/));
  it('does not where they would touch', () => {
    const state = withDay(ingrid, '2026-11-20', {
      planType: 'tempo',
      minutes: 45,
      zone: 'Z4',
      title: 'Warm-up 15, 2 x 10 min Z4, cool-down 10',
    });
    const everyDay = { ...state, runner: state.runner && { ...state.runner, availableDays: DAY_NAMES } };
    expect(ask('swap friday and saturday', everyDay)).toContain('too close to Sunday 22 November');
  });
  it('leaves logged days', () => expect(ask('swap wednesday and friday')).toContain('logged already'));
  it('asks for 72 hours from 50 years on', () => expect(ask('can I swap days', marit)).toContain('72 hours'));
});

describe('more than planned', () => {
  it('is declined with the row, the spacing and the phase', () => {
    expect(ask('add an interval session on saturday')).toMatch(
      /^No, rather keep to the plan\. Saturday is a rest day\./,
    );
    expect(ask('can I do hill sprints tonight', aksel)).toContain('Today is Recover, 4.1');
    expect(ask('double run days this week ok?', marit)).toContain('240 min on purpose');
  });
  it('waits 48 hours on the ladder', () => expect(ask('can I run again tonight', emil)).toContain('48 hours'));
  it('another race gives way to the goal race', () =>
    expect(ask('can I race a hard 10k next wednesday as a test', marit)).toMatch(/^No, not now[\s\S]*16 days away/));
});

describe('how long', () => {
  it('names the cap and the run it follows from', () => {
    expect(ask('longest run I can do')).toContain(
      'Your session cap now is 55 min: your longest run in 30 days is 50 min',
    );
    expect(ask('hvor lang kan langturen være', aksel)).toContain('88 min');
  });
  it('says no to more than is planned', () => {
    expect(ask('can I run 90 min on sunday')).toMatch(/^No, not that long now\. On Sunday keep to Long run - 55 min/);
    expect(ask('can I run 50 min on sunday')).not.toMatch(/^No/);
  });
  it('tells why', () => expect(ask('why is the limit so low')).toContain('Frandsen 2025'));
  it('stays with the ladder in rehab', () => expect(ask('how far can I run', emil)).toContain('walk-run ladder'));
});
