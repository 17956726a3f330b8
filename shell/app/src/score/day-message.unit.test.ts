import type { CheckinAnswer } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ANSWER, older, REFERRAL, SCORE_PARTS, STOPPED, saying } from '../testing/checkin.tsx';
import { dayMessage } from './day-message.ts';

const EMPTY = {
  referral: null,
  override: null,
  score: null,
  losses: null,
  gains: null,
  stopped: null,
  isStopped: false,
  rest: [],
};
const RESET = { score: 2.9, recommendation: 'Reset' } as const;

const read = (change: Partial<CheckinAnswer>) => dayMessage({ ...DEFAULT_ANSWER, ...change });

describe('dayMessage', () => {
  test('returns the score text both with the losses and gains included and as separate texts for losses and gains', () => {
    expect(read({})).toEqual({
      ...EMPTY,
      score: 'Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.',
      losses: 'Down: fatigue, sleep.',
      gains: 'Up: low stress.',
    });
  });

  test('returns the safety text and the message about the score cap separately', () => {
    const override = 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.';
    expect(read({ ...RESET, ...saying(REFERRAL, { code: 'override', text: override }) })).toEqual({
      ...EMPTY,
      referral: REFERRAL.text,
      override,
    });
  });

  test('returns the notice that running is not allowed, except on a Reset day', () => {
    expect(read(STOPPED)).toMatchObject({ stopped: expect.stringContaining('no run today'), isStopped: true });
    expect(read({ ...RESET, runningStopped: true })).toMatchObject({ stopped: null, isStopped: false });
  });

  test('omits the advice, but keeps the trend and any parts with an unknown code', () => {
    const trend = 'That is well below your own normal of 7.9.';
    const parts = saying({ code: 'adapt_advice', text: 'Train, but trim it.' }, { code: 'below_normal', text: trend });
    const messageParts = [...parts.messageParts, { code: 'of_a_newer_server', text: 'Something new.' }];
    expect(read({ ...parts, messageParts })).toEqual({ ...EMPTY, rest: [trend, 'Something new.'] });
  });

  test('classifies message parts by their code, not by their text', () => {
    const text = 'Readiness score 6.2 of 10. Down: sleep.';
    expect(read(saying({ code: 'below_normal', text }))).toEqual({ ...EMPTY, rest: [text] });
  });
});

describe('dayMessage without message parts', () => {
  test('returns the whole message as one string', () => {
    const message = 'Your answers add up to 9.0, but …\nReadiness score 4.9 of 10. Down: pain.';
    expect(dayMessage(older({ ...DEFAULT_ANSWER, message }))).toEqual({
      ...EMPTY,
      rest: ['Your answers add up to 9.0, but … Readiness score 4.9 of 10. Down: pain.'],
    });
    expect(dayMessage(older({ ...DEFAULT_ANSWER, message: '' }))).toEqual(EMPTY);
  });

  test('returns the whole message as the safety text on a Reset day', () => {
    const answer = older({ ...DEFAULT_ANSWER, ...RESET, ...saying(REFERRAL, ...SCORE_PARTS) });
    expect(dayMessage(answer)).toEqual({ ...EMPTY, referral: answer.message.replaceAll('\n', ' ') });
  });

  test('detects from the message text that running is not allowed', () => {
    const answer = older({ ...DEFAULT_ANSWER, ...STOPPED });
    expect(answer).not.toHaveProperty('runningStopped');
    expect(dayMessage(answer)).toMatchObject({ isStopped: true, rest: [expect.stringContaining('no run today')] });
  });

  test('returns the whole message when the server could not split an older stored message into parts', () => {
    const parts = saying({ code: 'earlier', text: 'Readiness 5.\nEasy day.' });
    expect(read(parts)).toEqual({ ...EMPTY, rest: ['Readiness 5. Easy day.'] });
    expect(read({ ...RESET, ...parts })).toEqual({ ...EMPTY, referral: 'Readiness 5. Easy day.' });
  });
});
