import { describe, expect, it } from 'vitest';
import { caseInputs } from '../../domain/testing/case-runners.ts';
import { givenCheckin, givenInjury, onDays, ranStage } from '../../domain/testing/course-fixtures.ts';
import { onLadder } from '../../domain/testing/perfect-course.ts';
import { stateFrom } from '../testing/case-state.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const ask = (message: string, state = stateOf('tove')): string => allowedReply(state, turnOf(message)).text;

describe('the ladder in the chat', () => {
  it('PGM-22 repeats a stage after pain that was gone by morning', () => {
    expect(ask('which stage am I on')).toContain('Pain was 4 and gone by morning: repeat this stage.');
    expect(ask('pain was 3 on the run but gone by morning, next stage?')).toContain(
      'Pain was 3 and gone by morning: repeat this stage.',
    );
  });

  it.each([
    ['I ran my stage yesterday, when can I run again?', /48 hours/],
    ['I did stage 4 yesterday. Should I run today?', /48 hours/],
    ['ran this morning, should I go again tonight?', /48 hours/],
    ['jeg løp trinnet mitt i går, kan jeg løpe i dag?', /48 timer/],
    ['tok trinnet mitt i går, når kan jeg løpe igjen?', /48 timer/],
  ])('PGM-22 does not allow a run within 48 hours of the one in "%s"', (message, wait) => {
    for (const runner of ['tove', 'emil']) {
      const text = ask(message, stateOf(runner));
      expect(text).toMatch(runner === 'tove' ? wait : /48|72|Not|No|Nei|Ikke|first|først/);
      expect(text).not.toMatch(/^(?:Yes|Ja)\b/);
    }
  });

  it.each([
    ['what is stage 7?', /^Stage 7, .*3 stages away: at least 5 clean sessions/s],
    ['når kommer jeg til trinn 5?', /^Ikke ennå\. Trinn 5, .*1 trinn: minst 1 ren økt/s],
    ['hva var trinn 2?', /^Trinn 2, .*bak deg/s],
    ['what is stage 4?', /stage 4: run 5 min/],
  ])('LANG-374 answers "%s" for the named stage', (message, expected) => expect(ask(message)).toMatch(expected));

  it('LANG-374 answers about the weight for the exercises, not about the weight of the runner', () => {
    const sindre = stateOf('sindre');
    expect(ask('hvilken vekt skal jeg løfte i tåhev?', sindre)).toMatch(/12 RM/);
    expect(ask('what should I weigh for the race', sindre)).not.toMatch(/RM/);
  });

  it('PGM-23 goes one stage back after a worse morning', () => {
    const text = ask('clearly worse this morning than before the session');
    expect(text).toContain('Worse this morning - one stage back. That is information, not failure.');
    const inputs = caseInputs('tove');
    const { date, ...rest } = givenCheckin({ pain: 3, noNextDayWorsening: false });
    const worse = stateFrom({
      ...inputs,
      checkins: [...inputs.checkins.filter((day) => day.date !== inputs.today), { ...rest, date: inputs.today }],
    });
    expect(ask('which stage am I on', worse)).not.toContain('min run');
    expect(date).toBeDefined();
  });

  it('PGM-21 mentions two sore sessions, not a worse morning, in the language of the question', () => {
    const training = [ranStage(1, 9), ranStage(1, 7), ranStage(2, 5), ranStage(2, 3)];
    const before = onLadder(givenInjury('plantar'), 10);
    const checkins = [
      ...before.checkins,
      ...onDays([8, 6], { runPainLevel: 1 }),
      ...onDays([5, 3], { runPainLevel: 4 }),
      givenCheckin(),
    ];
    const back = stateFrom({ ...before, checkins, training });
    expect(ask('which stage am I on', back)).toContain('Pain was 4 in a second session in a row - one stage back.');
    expect(ask('hvilket trinn er jeg på', back)).toContain('Smerten var 4 i en andre økt på rad - ett trinn tilbake.');
  });

  it('states the stage, its intervals and the clean sessions as they are stored', () => {
    const ladder = stateOf('tove').followed?.course.ladder;
    const text = ask('which stage am I on');
    expect(text).toContain(`stage ${ladder?.stage}: run 5 min, walk 2, three times, ${ladder?.minutes} min in all`);
    expect(text).toContain(`Clean sessions: ${ladder?.cleanSessions} of ${ladder?.cleanNeeded}`);
    expect(ask('what is the next stage')).toContain('stage 5: run 6 min, walk 2, three times');
  });

  it('requires three clean sessions of a beginner, and two of others', () => {
    expect(ask('how many clean sessions', stateOf('emil'))).toMatch(/^3 clean sessions/);
    expect(ask('how many clean sessions')).toMatch(/^2 clean sessions/);
  });

  it('is blocked before the criteria are met, and the answer lists the missing ones', () => {
    const text = ask('which stage am I on', stateOf('sindre'));
    expect(text).toContain('Running waits');
    expect(text).toContain('the tests of the area: still missing');
  });
});

describe('groin pain that no clinician has seen, with every criterion met', () => {
  const groin = (clinicianCleared: boolean | null, ago: readonly number[]) =>
    stateFrom(onLadder(givenInjury('hip', { clinicianCleared }), ago.at(-1) ?? 0, { pain: 0, hipPainSite: 'groin' }));

  it('waits for the clinician, not for criteria that are met', () => {
    for (const message of ['can i run today', 'when do I start the ladder', 'am I healed now']) {
      const text = ask(message, groin(null, [2, 1, 0]));
      expect(text).toContain('waits for a doctor or physiotherapist');
      expect(text).not.toMatch(/mark it as healed|until all of these stand/);
    }
    expect(ask('kan jeg løpe i dag', groin(null, [2, 1, 0]))).toContain('venter på lege eller fysioterapeut');
  });

  it('opens the ladder once the clinician has seen it', () => {
    expect(ask('can i run today', groin(true, [4, 3, 2, 1, 0]))).toContain('stage 1');
  });

  it('is treated with gentle work in both languages, without mention of a full dose', () => {
    const state = groin(null, [2, 1, 0]);
    expect(ask('what exercises today', state)).not.toMatch(/full (dose|programme)/);
    const text = ask('hvilke øvelser i dag', state);
    expect(text).toContain('bør se denne hofta før du belaster den');
    expect(text).not.toMatch(/full dose|hele programmet/);
  });
});

it('the answer about a shin that needs checking first states this and mentions no met criteria', () => {
  const before = onLadder(givenInjury('shin'), 1);
  const shin = stateFrom({ ...before, checkins: [...before.checkins, givenCheckin({ pain: 2, painType: 'focal' })] });
  for (const message of ['can i run', 'am I healed now']) {
    expect(ask(message, shin)).toContain('needs checking before you run again');
    expect(ask(message, shin)).not.toMatch(/criteria/);
  }
});
