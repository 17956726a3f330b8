import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { rulesReply, turnOf } from '../testing/reply.ts';
import { contributors } from '../text/check-in.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const sindre = stateOf(runnerNamed('sindre'));
const tove = stateOf(runnerNamed('tove'));
const ask = (message: string, state: CoachState = ingrid): string => rulesReply(state, turnOf(message));

describe('the answer about the readiness score', () => {
  it('lists what lowered it, what raised it, and the usual average', () => {
    const text = ask('why is my score what it is');
    expect(text).toContain('Readiness score 6.2 of 10: Adapt');
    expect(text).toContain('Sleep (3) and fatigue (3) pulled it down most. Low stress helped.');
    expect(text).toMatch(/Your usual is \d\.\d over 13 check-ins/);
  });
  it('needs no profile, and does not mention a plan without one', () => {
    const text = ask('Why is my readiness score 6.2 today?', { ...ingrid, profile: null, plan: null });
    expect(text).toContain('Readiness score 6.2 of 10: Adapt');
    expect(text).not.toMatch(/your plan/i);
  });
  it('states the cap that limited it', () => {
    const [first, ...rest] = ingrid.checkins;
    const capped = first
      ? [
          {
            ...first,
            score: 4.9,
            recommendation: 'Recover' as const,
            cap: { reason: 'pain of 2', limit: 4.9, code: 'pain' },
          },
          ...rest,
        ]
      : [];
    expect(ask('why recover', { ...ingrid, checkins: capped })).toContain('pain of 2 decides the day: at most 4.9');
    expect(ask('hvorfor recover', { ...ingrid, checkins: capped })).toContain('smerte 2 bestemmer dagen: høyst 4,9');
  });
  it('never lists pain above 0 among the answers that raised the score', () => {
    const [first] = marit.checkins;
    expect(
      first && contributors({ ...first, factors: [{ metric: 'pain', value: 1, contribution: 1.4, max: 1.5 }] }).gains,
    ).toEqual([]);
  });
  it('explains where to find the check-in when there is none', () =>
    expect(ask('what is my score', { ...ingrid, checkins: [] })).toContain('home screen'));
  it('lists the last days with the usual average', () =>
    expect(ask('readiness trend compared to my normal')).toMatch(
      /gone down[\s\S]*Your own normal is[\s\S]*Friday: 6\.2 \(Adapt\)/,
    ));
  it('explains the bands', () =>
    expect(ask('how does the check-in work')).toContain('From 7.5 the day is Push, from 5.0 Adapt, from 3.0 Recover'));
  it('explains one band by its scores', () =>
    expect(ask('what does adapt mean')).toMatch(/^Adapt is a score from 5\.0 to just below 7\.5/));
});

describe('the answer to a tired runner', () => {
  it('suggests a gentler session without pressure', () => {
    const text = ask('slept 4 hours, still run?');
    expect(text).toContain('20-30 min in zone 1');
    expect(text).toContain('check in again');
  });
  it('repeats the offer of a lighter week after three low days in a row', () => {
    const offer = 'This is your 3rd low day in a row. Want a lighter week? I can cut it by a fifth.';
    expect(ask('so tired', aksel)).toContain(offer);
    expect(ask('can I have a lighter week', aksel)).toContain(`${offer} Answer on the card under the week's plan.`);
    expect(ask('kan jeg få en lettere uke', aksel)).toContain('3. lave dagen på rad');
    expect(ask('can I have a lighter week')).toContain('after three low days in a row');
  });
});

describe('the answer to a runner with little time', () => {
  it('suggests a version within that time', () => {
    expect(ask('only got 20 min')).toMatch(/^Yes.* 20 minutes/);
    expect(ask('only got 12 min')).toMatch(/^Yes.* 10 minutes/);
    expect(ask('short on time today')).toMatch(/^Yes.* 25 minutes/);
  });
  it('describes the session when the time is sufficient', () =>
    expect(ask('i have just 40 minutes')).toContain('Yes, that is enough: today is an easy run of 35 minutes'));
  it('suggests no shorter version of a short session', () =>
    expect(ask('short on time today', aksel)).toContain("Today's session is 25 min"));
});

describe('the answer about race and taper', () => {
  it('counts days and weeks', () => {
    expect(ask('how far off is my race')).toContain('65 days to your race');
    expect(ask('når er løpet', marit)).toContain('16 dager til løpet');
    expect(ask('when is my race', tove)).toContain('No race ahead is stored');
  });
  it('states the first day of the taper', () => {
    expect(ask('when does my taper start')).toBe(
      'Your taper begins on Monday 11 January and lasts 2 weeks, up to the race on Sunday 24 January. Fewer minutes, the same pace and about as many runs.',
    );
    expect(ask('when does my taper start', marit)).toContain(
      'Your taper began on Monday 16 November and lasts 3 weeks',
    );
  });
  it('states the percentage for each taper week, with the planned minutes when there is a plan', () => {
    expect(ask('how much do I cut next week', marit)).toMatch(/60 % of your usual week before it[\s\S]*40 % \(about/);
    const nextPlan = marit.plan && { ...marit.plan, totalMinutes: 180 };
    expect(ask('how much do I cut next week', { ...marit, nextPlan })).toContain('about 180 min');
    expect(ask('how much do I cut next week')).toContain('no taper yet');
  });
  it('recommends keeping the intensity', () =>
    expect(ask('drop the fast stuff before the race?', marit)).toContain('Same pace, fewer repetitions'));
  it('gives a finishing time only as a range from the threshold pace, and promises none', () => {
    expect(ask('predict my marathon time', marit)).toMatch(/between 3:\d\d:\d\d and [34]:\d\d:\d\d\. .*not a promise/);
    expect(ask('predict my time', aksel)).toMatch(/cannot say a time yet/);
  });
});

describe('the answer about phases', () => {
  it('describes rounds of 12 weeks without a race', () =>
    expect(ask('which phase am I in', tove)).toContain('rounds of 12 weeks'));
  it('states the Monday on which the next phase begins', () => {
    expect(ask('when do we start build')).toContain('Build begins next week, on Monday 23 November');
    expect(ask('neste fase?', aksel)).toContain('mandag 23. november');
    expect(ask('next phase?', marit)).toContain('You are in Taper');
  });
});

describe('the answer about illness and breaks', () => {
  it('recommends as many easy days as sick days', () => {
    expect(ask('was sick for 4 days, when can I train')).toMatch(/24 hours[\s\S]*4 easy days/);
    expect(ask('I have a cold')).toContain('as many easy days as you were ill');
  });
  it('depends on the length of the break', () => {
    expect(ask('no running for 4 days, how do I restart')).toContain('easy at 80 %');
    expect(ask('no running for 8 days, how do I restart')).toContain('easy at 70 %');
    expect(ask('no running for 12 days, how do I restart')).toContain('70 % and 85 %');
    expect(ask('no running for 3 weeks, how do I restart')).toContain('60 %, 75 % and 90 %');
    expect(ask('no running for 4 weeks, how do I restart')).toContain('50 %, 65 %, 80 % and 90 %');
    expect(ask('no running for 6 weeks, how do I restart')).toContain('start with walk-run');
    expect(ask('how do I get back into running')).toMatch(/5 days off[\s\S]*6 to 10[\s\S]*22 to 28[\s\S]*more than 28/);
  });
  it('mentions a current pause with today’s session', () => {
    const pauses = [{ kind: 'illness' as const, from: ingrid.today, to: null }];
    expect(ask('what do I run today', { ...ingrid, pauses })).toContain('marked as ill');
    expect(ask('hva skal jeg løpe i dag', { ...ingrid, pauses })).toContain('meldt syk');
  });
  it('recommends not to cram runs around a trip', () =>
    expect(ask('travelling next week, cram the runs in before?')).toContain('Never cram or stack'));
});

describe('the answer about rehab', () => {
  it('explains why the plan has only walking and when running is allowed again', () => {
    expect(ask('why only walking', sindre)).toMatch(
      /Achilles[\s\S]*pain is at most 2[\s\S]*phase 2 \(Load\)[\s\S]*30 min/,
    );
    expect(ask('when can I run again', sindre)).toContain('Running opens when');
  });
  it('describes the ladder stage in full', () =>
    expect(ask('what stage of the ladder am I on', tove)).toContain(
      'stage 4 of 12: 3 × (5 min jog / 2 min walk), 31 min in all',
    ));
  it('says that there is no injury or no restriction', () => {
    expect(ask('what stage of the ladder am I on')).toContain('No injury is on record');
    const resolved = {
      ...tove,
      physio: tove.physio && {
        ...tove.physio,
        gate: tove.physio.gate && { ...tove.physio.gate, level: 'clear' as const },
      },
    };
    expect(ask('what stage of the ladder am I on', resolved)).toContain('does not restrict your running');
  });
  it('is added to every answer about running', () => {
    for (const message of ['what pace is easy', 'how long is my long run', 'explain the zones'])
      expect(ask(message, sindre)).toContain('walking only');
  });
});

describe('the answer about completed training', () => {
  it('uses the log', () => {
    expect(ask('how much have I run this week')).toMatch(
      /^\*\*75 min this week:\*\* Monday 30 min and Wednesday 45 min/,
    );
    expect(ask('am I on track')).toMatch(/2 of 4 sessions and 75 of 165 min[\s\S]*600 min in all[\s\S]*65 days/);
    expect(ask('how has my week been', aksel)).toContain('Skipped: Tuesday (time) and Wednesday (fatigue)');
    expect(ask('what have I done this week', { ...ingrid, logs: [] })).toContain('Nothing is logged this week yet');
  });
});

describe('PLANR-65 PLANR-66 the answer about heart rate and threshold', () => {
  it('never contains a heart rate', () => {
    for (const message of [
      'what heart rate for zone 2',
      'jeg bruker betablokker, hvilken puls?',
      'is 155 bpm too high',
    ])
      expect(ask(message)).not.toMatch(/\b1\d\d\b|bpm/);
  });
  it('describes the threshold test and the stored pace', () =>
    expect(ask('how do I find my threshold')).toMatch(/30 minutes alone[\s\S]*In use now: 5:00\/km/));
  it('states the zone of a pace', () => {
    expect(ask('which zone is 6:00 pace')).toContain('zone 2');
    expect(ask('which zone is 8:40 per mile', marit)).toContain('zone 3');
    expect(ask('which zone is 6:00 pace', aksel)).toContain('No threshold pace is stored');
  });
});
