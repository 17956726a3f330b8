import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { rulesReply, turnOf } from '../testing/reply.ts';
import { lowDaysInRow } from './easier.ts';
import { contributors } from './score.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const sindre = stateOf(runnerNamed('sindre'));
const tove = stateOf(runnerNamed('tove'));
const ask = (message: string, state: CoachState = ingrid): string => rulesReply(state, turnOf(message));

describe('the readiness score', () => {
  it('names what pulled it down, what helped, and the own normal', () => {
    const text = ask('why is my score what it is');
    expect(text).toContain('Readiness score 6.2 of 10: Adapt');
    expect(text).toContain('Sleep (3) and fatigue (3) pulled it down most. Low stress helped.');
    expect(text).toMatch(/Your average is \d\.\d over 13 check-ins/);
  });
  it('names the cap where one decided', () => {
    const [first, ...rest] = ingrid.checkins;
    const capped = first
      ? [
          { ...first, score: 4.9, recommendation: 'Recover' as const, cap: { reason: 'pain of 5', limit: 4.9 } },
          ...rest,
        ]
      : [];
    expect(ask('why recover', { ...ingrid, checkins: capped })).toContain('pain of 5 decides the day: at most 4.9');
    expect(ask('hvorfor recover', { ...ingrid, checkins: capped })).toContain('smerte 5 bestemmer dagen: høyst 4,9');
  });
  it('pain above 0 never counts as help', () => {
    const [first] = marit.checkins;
    expect(
      first && contributors({ ...first, factors: [{ metric: 'pain', value: 1, contribution: 1.4, max: 1.5 }] }).gains,
    ).toEqual([]);
  });
  it('says where the check-in is, when there is none', () =>
    expect(ask('what is my score', { ...ingrid, checkins: [] })).toContain('home screen'));
  it('lists the last days with the normal', () =>
    expect(ask('readiness trend compared to my normal')).toMatch(/Friday: 6\.2 \(Adapt\)[\s\S]*Your own normal is/));
  it('tells what the bands mean', () =>
    expect(ask('what does adapt mean')).toContain('From 7.5 the day is Push, from 5.0 Adapt, from 3.0 Recover'));
});

describe('tired', () => {
  it('offers less, never pressure', () => {
    const text = ask('slept 4 hours, still run?');
    expect(text).toContain('20-30 min in zone 1');
    expect(text).toContain('check in again');
  });
  it('the third low day in a row offers a week cut by a fifth', () => {
    expect(lowDaysInRow(aksel)).toBe(3);
    expect(ask('so tired', aksel)).toContain(
      'This is your third low day in a row. Want a lighter week? I can cut it by a fifth (20 %)',
    );
    expect(lowDaysInRow(ingrid)).toBe(0);
    expect(ask('can I have a lighter week')).toContain('after three low days in a row');
  });
});

describe('little time', () => {
  it('gives the 25-minute version', () => expect(ask('only got 20 min')).toMatch(/^Here is a 25-minute version/));
  it('says that it is enough where it is', () =>
    expect(ask('i have just 40 minutes')).toContain("That is enough: today's session is 35 min.\n\n**Today: Easy run"));
  it('a short session is short already', () =>
    expect(ask('short on time today', aksel)).toContain("Today's session is 25 min"));
});

describe('race and taper', () => {
  it('counts days and weeks', () => {
    expect(ask('how far off is my race')).toContain('58 days to your race');
    expect(ask('når er løpet', marit)).toContain('16 dager til løpet');
    expect(ask('when is my race', tove)).toContain('No race ahead is stored');
  });
  it('dates the taper', () => {
    expect(ask('when does my taper start')).toBe(
      'Your taper begins on Monday 11 January and lasts 1 week, up to the race on Sunday 17 January. Less volume, the same pace, as many runs.',
    );
    expect(ask('when does my taper start', marit)).toContain(
      'Your taper began on Monday 16 November and lasts 3 weeks',
    );
  });
  it('cuts by the taper’s own factor, with the stored minutes where they are', () => {
    expect(ask('how much do I cut next week', marit)).toMatch(/60 % of your weekly mean before it[\s\S]*40 % \(about/);
    const nextPlan = marit.plan && { ...marit.plan, totalMinutes: 180 };
    expect(ask('how much do I cut next week', { ...marit, nextPlan })).toContain('about 180 min');
    expect(ask('how much do I cut next week')).toContain('no taper yet');
  });
  it('keeps the intensity', () =>
    expect(ask('drop the fast stuff before the race?', marit)).toContain('Same pace, half the repetitions'));
  it('forecasts no time', () => expect(ask('predict my marathon time', marit)).toContain('cannot forecast'));
});

describe('phases', () => {
  it('without a race go in blocks', () => expect(ask('which phase am I in', tove)).toContain('blocks of four weeks'));
  it('the next one begins on a Monday', () => {
    expect(ask('when do we start build')).toContain('Build begins next week, on Monday 23 November');
    expect(ask('neste fase?', aksel)).toContain('mandag 30. november');
    expect(ask('next phase?', marit)).toContain('You are in Taper');
  });
});

describe('illness and breaks', () => {
  it('counts easy days by sick days', () => {
    expect(ask('was sick for 4 days, when can I train')).toMatch(/24 hours[\s\S]*4 easy days/);
    expect(ask('I have a cold')).toContain('as many easy days as you were ill');
  });
  it('comes back by the length of the break', () => {
    expect(ask('no running for 4 days, how do I restart')).toContain('80-90 %');
    expect(ask('no running for 8 days, how do I restart')).toContain('60-70 %');
    expect(ask('no running for 3 weeks, how do I restart')).toContain('50-60 %');
    expect(ask('no running for 6 weeks, how do I restart')).toContain('walk-run or a Base block');
    expect(ask('how do I get back into running')).toMatch(/80-90 %[\s\S]*60-70 %[\s\S]*50-60 %/);
  });
  it('a pause that stands is told with today', () => {
    const pauses = [{ kind: 'illness' as const, from: ingrid.today, to: null }];
    expect(ask('what do I run today', { ...ingrid, pauses })).toContain('marked as ill');
    expect(ask('hva skal jeg løpe i dag', { ...ingrid, pauses })).toContain('meldt syk');
  });
  it('nothing is crammed around a trip', () =>
    expect(ask('travelling next week, cram the runs in before?')).toContain('Never cram or stack'));
});

describe('rehab', () => {
  it('tells why it is walking, and what opens running', () => {
    expect(ask('why only walking', sindre)).toMatch(
      /Achilles[\s\S]*pain is at most 2[\s\S]*phase 2 \(Load\)[\s\S]*30 min/,
    );
    expect(ask('when can I run again', sindre)).toContain('Running opens when');
  });
  it('tells the stage in full', () =>
    expect(ask('what stage of the ladder am I on', tove)).toContain(
      'stage 4 of 9: 3 x (5 min jog / 2 min walk), 31 min in all',
    ));
  it('says that there is none where there is none', () => {
    expect(ask('what stage of the ladder am I on')).toContain('No injury is on record');
    const resolved = {
      ...tove,
      physio: tove.physio && {
        ...tove.physio,
        gate: tove.physio.gate && { ...tove.physio.gate, level: 'clear' as const },
      },
    };
    expect(ask('what stage of the ladder am I on', resolved)).toContain('does not hold the running back');
  });
  it('stands beside every answer on running at large', () => {
    for (const message of ['what pace is easy', 'how long is my long run', 'explain the zones'])
      expect(ask(message, sindre)).toContain('walking only');
  });
});

describe('what was done', () => {
  it('comes from the log', () => {
    expect(ask('how much have I run this week')).toMatch(
      /^\*\*75 min this week:\*\* Monday 30 min and Wednesday 45 min/,
    );
    expect(ask('am I on track')).toMatch(/2 of 4 sessions and 75 of 165 min[\s\S]*600 min in all[\s\S]*58 days/);
    expect(ask('how has my week been', aksel)).toContain('Skipped: Tuesday (time) and Wednesday (fatigue)');
    expect(ask('what have I done this week', { ...ingrid, logs: [] })).toContain('Nothing is logged this week yet');
  });
});

describe('PLANR-65 PLANR-66 pulse and threshold', () => {
  it('gives no heart-rate figure, whatever is asked', () => {
    for (const message of [
      'what heart rate for zone 2',
      'jeg bruker betablokker, hvilken puls?',
      'is 155 bpm too high',
    ])
      expect(ask(message)).not.toMatch(/\b1\d\d\b|bpm/);
  });
  it('tells the test and what is stored', () =>
    expect(ask('how do I find my threshold')).toMatch(/30 minutes alone[\s\S]*In use now: 5:00\/km/));
  it('places a pace in its zone', () => {
    expect(ask('which zone is 6:00 pace')).toContain('zone 2');
    expect(ask('which zone is 8:40 per mile', marit)).toContain('zone 3');
    expect(ask('which zone is 6:00 pace', aksel)).toContain('No threshold pace is stored');
  });
});
