import { describe, expect, it } from 'vitest';
import { givenCheckin } from '../../rules/testing/given.ts';
import { caseInputs } from '../../rules/testing/runners.ts';
import { stateFrom } from '../testing/case-state.ts';
import { stateOf } from '../testing/cases.ts';
import { replyTo, turnOf } from '../testing/reply.ts';

const ask = (message: string, state = stateOf('tove')): string => replyTo(state, turnOf(message)).text;

describe('the ladder in the chat', () => {
  it('PGM-22 repeats a stage after pain that was gone by morning', () => {
    expect(ask('which stage am I on')).toContain('Pain was 4 and gone by morning: repeat this stage.');
    expect(ask('pain was 3 on the run but gone by morning, next stage?')).toContain(
      'Pain was 3 and gone by morning: repeat this stage.',
    );
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

  it('names the stage, its intervals and the clean sessions as they are stored', () => {
    const ladder = stateOf('tove').followed?.course.ladder;
    const text = ask('which stage am I on');
    expect(text).toContain(`stage ${ladder?.stage}: 3 x (5 min run / 2 min walk), ${ladder?.minutes} min in all`);
    expect(text).toContain(`Clean sessions: ${ladder?.cleanSessions} of ${ladder?.cleanNeeded}`);
    expect(ask('what is the next stage')).toContain('stage 5: 3 x (6 min run / 2 min walk)');
  });

  it('asks for three clean sessions of a beginner, and of others for two', () => {
    expect(ask('how many clean sessions', stateOf('emil'))).toMatch(/^3 clean sessions/);
    expect(ask('how many clean sessions')).toMatch(/^2 clean sessions/);
  });

  it('is closed before the criteria are met, and says which are missing', () => {
    const text = ask('which stage am I on', stateOf('sindre'));
    expect(text).toContain('Running waits');
    expect(text).toContain('the tests of the area: still missing');
  });
});
