import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../brain.ts';
import { stateOf } from '../testing/case-state.ts';
import { RUNNERS, runnerNamed } from '../testing/cases.ts';
import { turnOf } from '../testing/reply.ts';
import { asksLongerBy } from './longer-by.ts';

const LONGER = [
  ...[
    'can I go 10 minutes longer on sunday',
    'half an hour extra on sunday, ok?',
    'can I add 15 minutes to the long run',
  ],
  ...['another 10 minutes on top today?', 'can I do 2 km more on sunday', 'plus 10 minutes on sunday fine?'],
  ...['can I run 5 more minutes today', 'could I tack on a quarter of an hour', 'can I stretch sunday by 15 minutes'],
  ...['kan jeg ta ti minutter ekstra på søndag', 'kan jeg løpe en halvtime lenger', 'ti minutter til på søndag?'],
  ...['kan jeg legge til 10 minutter på langturen', '3 km lenger på søndag?', 'kan jeg forlenge turen med et kvarter'],
];
const TOTAL = [
  ...['can I run 40 minutes on sunday', 'can I run longer than 60 minutes', 'is 45 minutes ok on sunday'],
  ...['can I do 70 minutes instead of 55', 'is 60 min too much', 'kan jeg løpe 50 minutter til søndag'],
  ...[
    'how much longer is sunday',
    'is it 10 km or more',
    '60 minutes more than 5 times a week',
    'fra 50 minutter til 60',
  ],
];

describe('LANG-286 asksLongerBy', () => {
  it.each(LONGER)('recognises an amount that is added to the plan: %j', (message) =>
    expect(asksLongerBy(message)).toBe(true),
  );
  it.each(TOTAL)('recognises a whole length: %j', (message) => expect(asksLongerBy(message)).toBe(false));
});

const DAYS = ['today', 'tomorrow', 'on monday', 'on wednesday', 'on friday', 'on saturday', 'on sunday'];

describe('LANG-286 request to make a run longer by an amount', { timeout: 60_000 }, () => {
  it.each(RUNNERS.map(({ id }) => id))('is never answered as within the plan of %s', (id) => {
    const state = stateOf(runnerNamed(id));
    for (const day of DAYS)
      for (const minutes of ['10 minutes', '20 minutes', 'half an hour', 'an hour']) {
        const message = `can I go ${minutes} longer ${day}`;
        expect(answerOf(state, turnOf(message), permitAction(null)).text, message).not.toMatch(/\bYes\b/);
      }
  });

  it('still answers yes to a length within the plan', () =>
    expect(
      answerOf(stateOf(runnerNamed('ingrid')), turnOf('can I run 40 minutes on sunday'), permitAction(null)).text,
    ).toMatch(/^Yes, that's within the plan/));
});
