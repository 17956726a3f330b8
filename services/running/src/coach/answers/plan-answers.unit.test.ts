import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { rulesReply, turnOf } from '../testing/reply.ts';
import { withDay } from '../testing/with-day.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const emil = stateOf(runnerNamed('emil'));
const ask = (message: string, state: CoachState = ingrid): string => rulesReply(state, turnOf(message));

describe('a yes-or-no question', () => {
  it('is answered first with yes or no', () => {
    expect(ask('do I run tomorrow?')).toMatch(/^No(?:,| run:) tomorrow is a rest day/);
    expect(ask('skal jeg løpe på søndag?')).toMatch(/^Ja[,:] .*langtur/);
    expect(ask('am I running today?')).toMatch(/^Yes[,:] .*easy run/);
    expect(ask('am I on track?')).toMatch(/^Yes, you are on track/);
    expect(ask('am I on track?', aksel)).toMatch(/^Not quite on track/);
    expect(ask('am I running today?', stateOf(runnerNamed('sindre')))).toMatch(/^\*\*No running yet: walking only\./);
    expect(ask('run or rest today?')).not.toMatch(/^(?:Yes|No)/);
  });
});

describe('LANG-216 questions that are answered by their words', () => {
  it.each([
    ['can I run 60 minutes today', /^No, not that long now\. On Friday keep to an easy run of 35 minutes/],
    ['kan jeg løpe 60 minutter i dag', /^Nei, ikke så langt nå\./],
    ['may I do 80 min on Sunday?', /^No, not that long now\./],
    ["what's a fartlek?", /fartlek/i],
    ['what is a tempo run?', /^Threshold is comfortably hard/],
    ['hva er en terskeløkt?', /^Terskel er/],
  ])('%s', (message, expected) => expect(ask(message)).toMatch(expected));
});

describe('a question about a distance', () => {
  it('is declined with its minutes in the runner’s zone 2 when it exceeds the plan', () =>
    expect(ask('30 km on sunday?', marit)).toMatch(/^No, not that long now\. 30 km in zone 2 takes you about 181 min/));
  it('is declined without a known pace only when it is certainly too long', () => {
    expect(ask('30 km on sunday?', aksel)).toMatch(/^No[\s\S]*in minutes, not in distance/);
    expect(ask('5 km on sunday?', aksel)).not.toMatch(/^No/);
  });
});

describe('the zones after a break', () => {
  it('uses the pace of the plan and also mentions that of the profile', () => {
    const slower = { ...ingrid, threshold: 315 };
    expect(ask('what pace is easy for me', slower)).toMatch(/5:15\/km \(your profile says 5:00\/km/);
    expect(ask('hva er sone 2 for meg', slower)).toContain('profilen sier 5:00/km');
    expect(ask('what pace is easy for me')).not.toContain('your profile says');
  });
});

describe('the answer about a day of the plan', () => {
  it('describes that day', () => {
    expect(ask('tomorrow?')).toContain('Tomorrow is a rest day');
    expect(ask('what about sunday')).toContain('a long run of 55 minutes in zone 2');
    expect(ask('hva med søndag')).toContain('langtur på 55 minutter i sone 2');
    expect(ask('what did I have on wednesday')).toContain('2 × (Work 10 min, 5:00–5:09 /km · Recovery 2 min');
    expect(ask('plan for the weekend')).toMatch(/Tomorrow is .*rest|free of running[\s\S]*55 min/);
  });
  it('says that a day has no plan yet', () =>
    expect(
      ask('what about wednesday', {
        ...ingrid,
        today: '2026-11-22',
        plan: ingrid.plan && { ...ingrid.plan, days: [] },
      }),
    ).toContain('There is no plan for'));
  it('mentions the race on a race day, and advises against starting when ill', () => {
    const race = withDay(ingrid, ingrid.today, {
      session: { kind: 'race', minutes: 50, meters: 10_000, day: 4, role: 'quality', isHard: true },
    });
    expect(ask('today?', race)).toContain('**Today is race day.** The day itself. Start only if you are well.');
    for (const message of [
      'make today easier',
      'only got 20 min',
      'no watch today',
      'what can I do instead of running',
    ])
      expect(ask(message, race), message).toContain('Today is race day. Start only if you are well.');
  });
  it('WEEK-142 advises against the race in every answer about a race day on which the runner should not race', () => {
    const session = { kind: 'race', minutes: 50, meters: 10_000, day: 4, role: 'quality', isHard: true } as const;
    const advised = [
      [
        { code: 'race_after_illness', daysSince: 2 },
        'do not race today: start only to jog, or not at all',
        /ikke konkurrer i dag/,
      ],
      [
        { code: 'race_refused', isIll: false },
        'I would not start in this race',
        /Jeg ville ikke startet i dette løpet/,
      ],
    ] as const;
    for (const [change, says, norwegian] of advised) {
      const race = withDay(ingrid, ingrid.today, { session, changes: [change] });
      for (const message of ['today?', 'make today easier', 'only got 20 min', 'no watch today']) {
        const reply = ask(message, race);
        expect(reply, message).toContain(says);
        expect(reply, message).not.toMatch(/Start only if you are well|Start calmly/);
      }
      expect(ask('hva skal jeg løpe i dag?', race)).toMatch(norwegian);
    }
  });
  it('WEEK-198 answers questions about pacing and the race plan only with that advice, without wishing the runner fun', () => {
    const plan = { parts: [{ part: 'pacing', text: 'Even effort.' }], predictedSeconds: null } as never;
    const messages = [
      { code: 'race_after_illness', goal: '10k', date: '2027-01-10', illUntil: '2027-01-08', easyUntil: '2027-01-12' },
    ] as const;
    const state: CoachState = {
      ...ingrid,
      raceDate: '2027-01-10',
      racePlan: { en: plan, nb: plan },
      course: ingrid.course && { ...ingrid.course, messages },
    };
    for (const message of ['how should I pace the race?', 'what is my race plan?']) {
      expect(ask(message, state)).toContain('Do not race');
      expect(ask(message, state)).not.toContain('Even effort.');
    }
    const today = { ...state, raceDate: ingrid.today, course: state.course && { ...state.course, daysToRace: 0 } };
    const refused = messages.map((message) => ({ ...message, date: ingrid.today }));
    const asked = { ...today, course: today.course && { ...today.course, messages: refused } };
    expect(ask('when is my race?', asked)).not.toContain('Enjoy it');
    expect(ask('when is my race?', { ...asked, course: { ...asked.course, messages: [] } as never })).toContain(
      'Enjoy it',
    );
    expect(ask('how should I pace the race?', { ...state, raceDate: '2027-02-10' })).not.toContain('Do not race');
  });
  it('says that a day is logged', () =>
    expect(ask('what did I have on wednesday')).toContain('Logged as done, 45 min'));
  it('QA-25 does not describe today’s session again once it is logged', () => {
    const log = { date: ingrid.today, planType: 'easy', status: 'skipped', minutes: null, reason: 'pain' } as const;
    const reply = ask('can I run today?', { ...ingrid, logs: [...ingrid.logs, log] });
    expect(reply).toContain('Logged as skipped. Planned was');
    expect(reply).not.toMatch(/zone \d|\/km|Why:/);
  });
  it('tells where to create the plan or the profile when there is none', () => {
    expect(ask('today?', { ...ingrid, plan: null })).toContain("Tap 'Create plan'");
    expect(ask('today?', { ...ingrid, plan: null, profile: null })).toContain('Profile tab');
    expect(ask('hva skal jeg løpe i dag', { ...ingrid, plan: null, profile: null })).toContain('treningsprofilen');
  });
  it('says that there is no check-in today', () =>
    expect(ask('today?', { ...ingrid, checkins: [] })).toContain('no check-in for today yet'));
});

describe('the answer about the week', () => {
  it('compares the minutes done with the planned ones', () => {
    expect(ask('how many minutes this week')).toBe(
      '**165 min in all this week**, in 4 sessions. So far: 2 of 4 sessions and 75 of 165 min.',
    );
    expect(ask('hvor mye skal jeg løpe denne uka', marit)).toContain('85 av 240 min');
  });
  it('lists the remaining days without logged ones', () => {
    const text = ask("what's left this week", marit);
    expect(text).toMatch(/Friday[\s\S]*43[\s\S]*Saturday[\s\S]*40[\s\S]*Sunday[\s\S]*72/);
    expect(text).not.toContain('Monday:');
  });
  it('says that no sessions are left', () => {
    const logs = ['2026-11-20', '2026-11-22'].map((date) => ({
      date,
      planType: 'easy' as const,
      status: 'done' as const,
      minutes: 30,
    }));
    expect(ask("what's left this week", { ...ingrid, logs })).toContain('No sessions are left');
  });
  it('describes only the known part of next week', () => {
    expect(ask('next week?')).toContain('not planned yet');
    expect(ask('next week?', aksel)).toContain(
      '3 light days in the last 7: next week is planned at 80 %, with one hard session less',
    );
    const nextPlan = ingrid.plan && { ...ingrid.plan, weekStart: '2026-11-23', totalMinutes: 181 };
    expect(ask('next week?', { ...ingrid, nextPlan })).toContain('181 min in all');
  });
  it('describes last week from the stored summary, or from the log if there is no summary', () => {
    expect(ask('summary of last week')).toContain('**Last week:** 4 sessions, 160 min.');
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
    // ACT-91 other sports, and more sessions than planned
    const metrics = { ...summary.metrics, sessionsDone: 5, otherSports: { activities: 1, minutes: 60, strain: null } };
    const more = { ...ingrid, summary: { ...summary, metrics } };
    expect(ask('summary of last week', more)).toContain('5 sessions (4 planned), 160 of 160 min.');
    expect(ask('hvordan gikk forrige uke', more)).toMatch(
      /5 økter \(4 planlagt\), .*Andre idretter: 1 aktivitet, til sammen 60 minutter\.$/,
    );
  });
  it('repeats the offer of a lighter week below the plan', () => {
    const offer = 'This is your 3rd low day in a row. Want a lighter week? I can cut it by a fifth.';
    expect(ask('show my week', aksel)).toContain(`${offer} Answer on the card under the week's plan.`);
    expect(ask('vis uka mi', aksel)).toContain('Vil du ha en lettere uke?');
  });
});

describe('the answer about a missed session', () => {
  const reasons: [string, string][] = [
    ['skipped yesterday because of work', '20-30 min version'],
    ['missed tuesday, I was too tired', 'The day after is trimmed at most'],
    ['skipped because of pain', 'Two minutes in Physio Coach?'],
    ['missed yesterday, no reason', 'The plan moves on.'],
  ];
  it.each(reasons)('depends on the reason in "%s"', (message, says) => expect(ask(message)).toContain(says));
  it('suggests fewer or shorter runs after two missed for time in 14 days', () =>
    expect(ask('skipped tuesday because of work', aksel)).toContain('fewer or shorter runs'));
  it('hands over to Physio Coach after two missed for pain in 7 days', () => {
    const logs = ['2026-11-16', '2026-11-18'].map((date) => ({
      date,
      planType: 'easy' as const,
      status: 'skipped' as const,
      reason: 'pain' as const,
    }));
    expect(ask('skipped because of pain', { ...ingrid, logs })).toContain('Physio Coach takes over');
  });
  it('allows a long run to slide by at most 48 hours, away from hard days', () => {
    const missed = (back: number) => ({
      ...ingrid,
      logs: [{ date: addDays(ingrid.today, -back), planType: 'long' as const, status: 'skipped' as const }],
    });
    expect(ask('missed my long run', missed(1))).toContain('at most 48 hours');
    expect(ask('missed my long run', missed(1))).toContain('If Friday suits you, run it easily');
    expect(ask('missed my long run', missed(5))).toMatch(/^No, not now/);
    const hard = withDay(missed(1), addDays(ingrid.today, 1), {
      session: { kind: 'vo2_3', reps: 4, minutes: 50, day: 5, role: 'quality', isHard: true },
    });
    expect(ask('missed my long run', hard)).toMatch(/^No, not now/);
  });
  it('never recommends stacking sessions', () =>
    expect(ask('should I do yesterdays run on top today')).toMatch(/not both|not added to another day/));
});

describe('the answer about swapping days', () => {
  it('allows a swap that keeps hard days apart', () =>
    expect(ask('swap friday and sunday')).toMatch(/^Yes, that swap works/));
  it('allows a day that is not a running day, and explains how to add it to the plan', () =>
    expect(ask('move the long run to saturday')).toMatch(
      /^Yes, your legs can take that: 55 min on Saturday.*add it on the Profile tab/,
    ));
  it('rejects a day of another week, except for a long run that slides by at most 48 hours', () => {
    expect(ask('can I move the long run to monday')).toMatch(/^No/);
    const nextPlan = ingrid.plan && {
      ...ingrid.plan,
      days: ingrid.plan.days.map((day) => ({
        ...day,
        date: addDays(day.date, 7),
        planType: 'easy' as const,
        built: null,
      })),
    };
    expect(ask('can I move the long run to monday', { ...ingrid, nextPlan })).toMatch(/^Yes/);
    expect(ask('can I move the easy run to monday', { ...ingrid, nextPlan })).toMatch(/^No, not out of this week/);
  });
  it('rejects a swap that puts demanding days too close together', () => {
    const state = withDay(ingrid, '2026-11-20', {
      session: { kind: 'tempo', reps: 2, minutes: 45, day: 4, role: 'quality', isHard: true },
    });
    const everyDay = { ...state, runner: state.runner && { ...state.runner, days: [0, 1, 2, 3, 4, 5, 6] as const } };
    expect(ask('swap friday and saturday', everyDay)).toContain('too close to Sunday 22 November');
  });
  it('rejects a logged day', () => expect(ask('swap wednesday and friday')).toContain('logged already'));
  it('requires 72 hours between hard days from the age of 50', () =>
    expect(ask('can I swap days', marit)).toContain('72 hours'));
});

describe('the answer to a request for more', () => {
  it('declines with the planned session, the spacing and the phase', () => {
    expect(ask('add an interval session on saturday')).toMatch(/^No[,.] Saturday is a rest day/);
    expect(ask('can I do hill sprints tonight', aksel)).toContain('Today is Recover, 4.1');
    expect(ask('double run days this week ok?', marit)).toContain('240 min on purpose');
  });
  it('requires 48 hours between runs on the ladder', () =>
    expect(ask('can I run again tonight', emil)).toContain('48 hours'));
  it('advises against another race in the taper', () =>
    expect(ask('can I race a hard 10k next wednesday as a test', marit)).toMatch(/^No, not now[\s\S]*16 days away/));
});

describe('the answer about the length of a run', () => {
  it('states the cap and the run from which it is computed', () => {
    expect(ask('longest run I can do')).toContain(
      'Your session cap now is 55 min: your longest recent run is 50 min, and one run grows by at most 10 % (or 5 min)',
    );
    expect(ask('hvor lang kan langturen være', aksel)).toContain('88 min');
  });
  it('declines more than is planned', () => {
    expect(ask('can I run 90 min on sunday')).toMatch(
      /^No, not that long now\. On Sunday keep to a long run of 55 minutes/,
    );
    expect(ask('can I run 50 min on sunday')).not.toMatch(/^No/);
  });
  it('explains the cap', () => expect(ask('why is the limit so low')).toContain('Frandsen 2025'));
  it('mentions the ladder in rehab', () => expect(ask('how far can I run', emil)).toContain('walk-run ladder'));
});

describe('LANG-371 a length in place of another one', () => {
  it('is compared with the session that it replaces, not with the long run', () => {
    expect(ask('can I run to 9k instead of 25 minutes?', aksel)).toMatch(/^No, not that long now\./);
    expect(ask('kan jeg løpe 14 km i stedet for 25 min?', aksel)).toMatch(/^Nei, ikke så langt nå\./);
    expect(ask('could I do 70 minutes rather than 35 today?')).toMatch(/^No, not that long now\./);
    expect(ask('25 min i stedet for 35 i dag?')).toMatch(/^Ja, det er innenfor planen\./);
  });
});

describe('LANG-373 minor complaints', () => {
  it.each([
    ['got a blister on my heel', /socks/],
    ['har fått gnagsår på hælen', /sokker/],
    ['garmin does not sync', /FIT, GPX, TCX/],
    ['nesa renner litt i dag, men ingen feber', /^Rennende eller tett nese alene/],
  ])('%s', (message, expected) => expect(ask(message)).toMatch(expected));
});
