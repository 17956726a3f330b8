import { freeSeed } from '@stridewell/kit/testing/seeds';
import { describe, expect, it } from 'vitest';
import { read } from './intents/read.ts';
import { stateOf } from './testing/case-state.ts';
import { RUNNERS, runnerNamed } from './testing/cases.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { SLOPPY } from './testing/paraphrases-sloppy.ts';
import { randomFrom, randomState } from './testing/random-states.ts';
import { allowedReply, rulesReply, turnOf } from './testing/reply.ts';

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
  it('"and tomorrow?" goes on from today', () =>
    expect(after(['what do I run today'], 'and tomorrow?')).toContain('Tomorrow is a rest day'));
  it('"why?" asks for the reasons of what came before', () => {
    expect(after(['how long can my run be at most'], 'why?')).toContain('Frandsen');
    expect(after(['what do I run today'], 'why?')).toContain('The rules');
    expect(after(['when does my taper start'], 'why?')).toContain('A taper cuts the volume');
  });
  it('a question without its subject keeps the last one', () =>
    expect(after(['when is my race', 'thanks'], 'how long?')).toContain('58 days'));
  it('the language of the conversation holds where a message decides none', () =>
    expect(after(['hva skal jeg løpe i dag'], 'ok')).toContain('Si fra'));
  it('a label of a quick action is not the runner’s language', () =>
    expect(after(['hva skal jeg løpe i dag', "Today's workout"], 'ok')).toContain('Si fra'));
});

describe('languages', { timeout: 60_000 }, () => {
  const NORWEGIAN = [...PARAPHRASES, ...SLOPPY]
    .map(([message]) => message)
    .filter((message) => read(message, 'en').language === 'nb');
  /** Words that no Norwegian sentence holds; labels in quotation marks apart. */
  const ENGLISH =
    /\b(?:the|your|you|and|are|of|with|today|runs?|weeks?|days?|minutes|easy|session|walk|this|that|not|long|was|were|planned|instead|very)\b/i;

  it('a Norwegian question gets a wholly Norwegian answer', () => {
    const seed = freeSeed();
    const random = randomFrom(seed);
    const changed = {
      ...ingrid,
      plan: ingrid.plan && {
        ...ingrid.plan,
        notes: [
          '9 weeks are short for a 10k: 10 or more would be comfortable, so the plan stays careful.',
          'Something new in English.',
        ],
        days: ingrid.plan.days.map((day) => ({
          ...day,
          why: 'Easy minutes carry the week.',
          changed:
            '40 min were planned; today is Recover. Your long run can slide to Sunday, or we skip it. Both are fine.',
        })),
      },
    };
    const states = [...RUNNERS.map(stateOf), changed, ...Array.from({ length: 4 }, () => randomState(random))];
    expect(NORWEGIAN.length).toBeGreaterThan(120);
    for (const state of states)
      for (const message of NORWEGIAN) {
        const text = allowedReply(state, turnOf(message)).text.replace(/«[^»]*»/g, '');
        expect(text, `${message}, seed ${seed}`).not.toMatch(ENGLISH);
      }
  });

  it("the planner's reasons are told in Norwegian", () => {
    const state = {
      ...ingrid,
      plan: ingrid.plan && {
        ...ingrid.plan,
        days: ingrid.plan.days.map((day) =>
          day.date === ingrid.today
            ? { ...day, changed: '40 min were planned; today is Recover. The hard session moves to Sunday.' }
            : day,
        ),
      },
    };
    expect(rulesReply(state, turnOf('hva skal jeg løpe i dag'))).toContain(
      '40 min var planlagt; dagen er Recover. Den harde økta flyttes til søndag.',
    );
  });

  it('PLANR-75 a long run on a Recover day may slide or go, by the stored words', () => {
    const said = 'Your long run can slide to Sunday, or we skip it. Both are fine.';
    const state = {
      ...ingrid,
      plan: ingrid.plan && {
        ...ingrid.plan,
        days: ingrid.plan.days.map((day) =>
          day.date === ingrid.today ? { ...day, changed: `55 min were planned; today is Recover. ${said}` } : day,
        ),
      },
    };
    expect(rulesReply(state, turnOf('what should I run today'))).toContain(said);
    expect(rulesReply(state, turnOf('hva skal jeg løpe i dag'))).toContain(
      'Langturen kan flyttes til søndag, eller vi lar den gå. Begge deler er greit.',
    );
  });
});
