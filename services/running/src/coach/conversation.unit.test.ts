import { sampleOfCases } from '@stridewell/kit/testing/run-config';
import { freeSeed } from '@stridewell/kit/testing/seeds';
import { describe, expect, it } from 'vitest';
import { read } from './intents/read.ts';
import { stateOf } from './testing/case-state.ts';
import { RUNNERS, runnerNamed } from './testing/cases.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { SLOPPY } from './testing/paraphrases-sloppy.ts';
import { randomFrom, randomState } from './testing/random-states.ts';
import { allowedReply, rulesReply, turnOf } from './testing/reply.ts';
import { withDay } from './testing/with-day.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const after = (earlier: string[], message: string): string =>
  rulesReply(
    ingrid,
    turnOf(
      message,
      earlier.map((content) => ({ role: 'user' as const, content })),
    ),
  );

describe('memory', () => {
  it('answers "and tomorrow?" after a question about today', () =>
    expect(after(['what do I run today'], 'and tomorrow?')).toContain('Tomorrow is a rest day'));
  it('answers "why?" with the reasons for the previous answer', () => {
    expect(after(['how long can my run be at most'], 'why?')).toContain('Frandsen');
    expect(after(['what do I run today'], 'why?')).toMatch(/^Because .*6\.2 of 10, which leaves the plan as it is/);
    expect(after(['when does my taper start'], 'why?')).toContain('A taper cuts the volume');
  });
  it('uses the previous subject for a question without one', () =>
    expect(after(['when is my race', 'thanks'], 'how long?')).toContain('65 days'));
  it('keeps the language of the conversation when a message has none', () =>
    expect(after(['hva skal jeg løpe i dag'], 'ok')).toContain('Si fra'));
  it('ignores the language of quick action labels', () =>
    expect(after(['hva skal jeg løpe i dag', "Today's workout"], 'ok')).toContain('Si fra'));
});

describe('languages', { timeout: 60_000 }, () => {
  const NORWEGIAN = [...PARAPHRASES, ...SLOPPY]
    .map(([message]) => message)
    .filter((message) => read(message, 'en').language === 'nb');
  /** English words that do not occur in Norwegian. Labels in quotation marks are removed first. */
  const ENGLISH =
    /\b(?:the|your|you|and|are|of|with|today|runs?|weeks?|days?|minutes|easy|session|walk|this|that|not|long|was|were|planned|instead|very)\b/i;

  it('answers a Norwegian question only in Norwegian', () => {
    const seed = freeSeed();
    const random = randomFrom(seed);
    const states = [...RUNNERS.map(stateOf), ...Array.from({ length: 6 }, () => randomState(random))];
    expect(NORWEGIAN.length).toBeGreaterThan(120);
    for (const state of states)
      for (const message of sampleOfCases(NORWEGIAN)) {
        const text = allowedReply(state, turnOf(message)).text.replace(/«[^»]*»/g, '');
        expect(text, `${message}, seed ${seed}`).not.toMatch(ENGLISH);
      }
  });

  it('PLANR-75 describes a moved long run in the language of the question', () => {
    const moved = withDay(ingrid, ingrid.today, {
      session: { kind: 'recovery', minutes: 20, day: 4, role: 'long', isHard: false },
      changes: [
        { code: 'action', action: 'light', reason: 'recover', isSoft: false, change: 'very_easy' },
        { code: 'moved_away', to: 6 },
      ],
    });
    expect(rulesReply(moved, turnOf('what should I run today'))).toContain(
      'Very easy today: jog, walk, bike or mobility. It moves to Sunday.',
    );
    expect(rulesReply(moved, turnOf('hva skal jeg løpe i dag'))).toContain(
      'Svært rolig i dag: jogg, gå, sykle eller bevegelighet. Den flyttes til søndag.',
    );
  });
});
