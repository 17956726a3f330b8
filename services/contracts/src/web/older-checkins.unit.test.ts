import { describe, expect, it } from 'vitest';
import { capPainOf, runningStoppedOf } from './older-checkins.ts';

/** Fixed wording of earlier releases, which stored responses still contain. */
const STOPPED_LINE = 'Physio Coach has stopped running for now: no run today, whatever the score.';
const SCORE_LINE = 'Readiness score 7.4 of 10. Up: good sleep.';

describe('runningStoppedOf', () => {
  it('returns the runningStopped field regardless of the message', () => {
    expect(runningStoppedOf({ runningStopped: true, message: SCORE_LINE })).toBe(true);
    expect(runningStoppedOf({ runningStopped: false, message: `${SCORE_LINE}\n${STOPPED_LINE}` })).toBe(false);
  });

  it('returns true when a message from an earlier release contains the stopped-running line', () => {
    expect(runningStoppedOf({ message: `${SCORE_LINE}\n${STOPPED_LINE}` })).toBe(true);
    expect(runningStoppedOf({ message: `${STOPPED_LINE}\nThat is well below your own normal of 7.9.` })).toBe(true);
    expect(runningStoppedOf({ message: SCORE_LINE })).toBe(false);
    expect(runningStoppedOf({ message: '' })).toBe(false);
  });
});

describe('capPainOf', () => {
  it.each([
    [{ code: 'pain', value: 5, reason: 'smerte 5' }, 5],
    [{ code: 'physio_pain', value: 8, reason: 'smerte 8 i fysio-innsjekken' }, 8],
    [{ code: 'fatigue', value: 5, reason: 'pain of 5' }, null],
    [{ code: 'notes', value: null, reason: 'what you wrote in your notes' }, null],
  ])('reads the pain level of %j from its code and value', (cap, pain) => expect(capPainOf(cap)).toBe(pain));

  it.each([
    ['pain of 3', 3],
    ['pain of 10', 10],
    ['pain of 6 in your physio check-in', 6],
    ['fatigue of 5', null],
    ['what you wrote in your notes', null],
    ['pain of 11', null],
  ])('converts the reason "%s" from an earlier release to the pain level %s', (reason, pain) =>
    expect(capPainOf({ reason })).toBe(pain),
  );
});
