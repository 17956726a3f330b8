import { HITS } from '@stridewell/safety/testing/hits';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { answerOf } from '../brain.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { turnOf } from '../testing/reply.ts';
import { questionOf } from '../turn.ts';
import { openAnswer } from './open-answers.ts';
import { heldForCold } from './without-permit.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const sindre = stateOf(runnerNamed('sindre'));
const tove = stateOf(runnerNamed('tove'));
const bjorn = stateOf(runnerNamed('bjorn'));

const closed = (message: string, state: CoachState) => answerOf(state, turnOf(message), null);
const FIGURE = /\d|\bzone\b|\bsone\b/i;

describe('LANG-311 a question without a permit is answered with the part that contains no training advice', () => {
  it.each<[string, CoachState, RegExp]>([
    ['why is my readiness score so low', aksel, /^Sleep and fatigue pulled it down most\. The app is not broken/],
    ['hvorfor er dagsformen min så lav', aksel, /^Søvn og tretthet trakk mest ned\..*ikke hengt seg opp/],
    ['why is my score not higher', ingrid, /low stress held it up.*your own answers/s],
    ['why is the session so short today', marit, /^(?:It is short on purpose: you taper|A good score)/],
    ['kvifor er langturen så kort', marit, /nedtrapp|trapper/],
    ['is it realistic to make the half in April', sindre, /^As a hope, yes; as a promise, no/],
    ['er det realistisk med en tikilometer til våren', tove, /^Som et håp, ja; som et løfte, nei/],
    ['busy week, I only get out once', ingrid, /^Less than planned is always fine/],
    ['travel uke, rekker bare én tur', ingrid, /^Mindre enn planlagt går alltid fint/],
  ])('%s', (message, state, says) => {
    const { text } = closed(message, state);
    expect(text).toMatch(says);
    expect(text).not.toMatch(FIGURE);
  });

  it('offers the rest of the answer and the body as chips', () => {
    const { chips = [] } = closed('why is my readiness score so low', aksel);
    expect(chips.map(({ label }) => label)).toEqual([expect.any(String), 'Something about my body']);
  });

  it('is null while today is blocked, and for a message that may be about the body', () => {
    expect(openAnswer(bjorn, questionOf(turnOf('why is my score so low')))).toBeNull();
    for (const message of Object.values(HITS).flat()) {
      const open = openAnswer(ingrid, questionOf(turnOf(message)));
      expect(JSON.stringify(open ?? ''), message).not.toMatch(FIGURE);
    }
  });
});

describe('LANG-312 a cold leads to advice to hold back, whatever else the message says', () => {
  it.each(['runny nose since this morning', 'har så vondt i halsen i dag', 'eg er forkjølt og litt snufsete'])(
    '%s',
    (message) => expect(closed(message, ingrid).text).toMatch(/no running while you are ill|ikke løp mens du er syk/),
  );

  it('ignores a cold of other people and a denied fever', () => {
    for (const message of ['my son has a runny nose', 'no fever at all, just asking about the week'])
      expect(heldForCold(questionOf(turnOf(message)))).toBeNull();
  });
});
