import { PHYSIO_AREAS, RED_FLAGS, triageQuestionsFor } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answersPerProperty } from '../../testing/config.ts';
import { ROUTES, SELF_CARE } from './rules/routes.ts';
import { FLAGS } from './rules/soon.ts';
import { QUESTION_IDS, randomTriageInputs, randomTriageSubjects, rankOf } from './testing/random-answers.ts';
import { evaluateTriage } from './triage.ts';

const LONG = { timeout: 900_000 };
const options = { numRuns: answersPerProperty() };

describe('TRIAGE-02 evaluateTriage: tier', () => {
  it('never becomes less urgent when one more flag is ticked', LONG, () => {
    fc.assert(
      fc.property(randomTriageInputs, randomTriageSubjects, fc.constantFrom(...RED_FLAGS), (input, subject, flag) => {
        const more = { ...input, flags: [...input.flags, flag] };
        expect(rankOf(evaluateTriage(more, subject).tier)).toBeLessThanOrEqual(
          rankOf(evaluateTriage(input, subject).tier),
        );
      }),
      options,
    );
  });

  it('never becomes less urgent when one more question is answered yes', LONG, () => {
    fc.assert(
      fc.property(randomTriageInputs, randomTriageSubjects, fc.constantFrom(...QUESTION_IDS), (input, subject, id) => {
        const more = { ...input, answers: { ...input.answers, [id]: true } };
        expect(rankOf(evaluateTriage(more, subject).tier)).toBeLessThanOrEqual(
          rankOf(evaluateTriage(input, subject).tier),
        );
      }),
      options,
    );
  });

  it('is never less urgent for an unanswered question than for a "no"', LONG, () => {
    fc.assert(
      fc.property(randomTriageInputs, randomTriageSubjects, fc.constantFrom(...QUESTION_IDS), (input, subject, id) => {
        const { [id]: _left, ...others } = input.answers;
        const out = evaluateTriage({ ...input, answers: others }, subject);
        const no = evaluateTriage({ ...input, answers: { ...others, [id]: false } }, subject);
        expect(rankOf(out.tier)).toBeLessThanOrEqual(rankOf(no.tier));
      }),
      options,
    );
  });

  it('is never self_care when a flag is ticked', LONG, () => {
    fc.assert(
      fc.property(randomTriageInputs, randomTriageSubjects, (input, subject) => {
        fc.pre(input.flags.length > 0);
        expect(evaluateTriage(input, subject).tier).not.toBe('self_care');
      }),
      options,
    );
  });
});

describe('TRIAGE-34 evaluateTriage', () => {
  it('returns the same outcome when flags and answers are reordered or repeated', LONG, () => {
    fc.assert(
      fc.property(randomTriageInputs, randomTriageSubjects, (input, subject) => {
        const reversed = {
          flags: [...input.flags, ...input.flags].reverse(),
          answers: Object.fromEntries(Object.entries(input.answers).reverse()),
        };
        expect(evaluateTriage(reversed, subject)).toEqual(evaluateTriage(input, subject));
      }),
      options,
    );
  });

  it('returns only texts from the route table', LONG, () => {
    const known = new Set([...ROUTES, ...FLAGS, SELF_CARE].map(({ text }) => text));
    fc.assert(
      fc.property(randomTriageInputs, randomTriageSubjects, (input, subject) => {
        const outcome = evaluateTriage(input, subject);
        expect(known).toContain(outcome.text);
        expect(outcome.say).not.toBe('');
        expect(outcome.actions.length).toBeGreaterThan(0);
      }),
      options,
    );
  });

  it('returns a new object on each call', () => {
    const subject = { area: null, onset: null };
    const one = evaluateTriage({ flags: ['swelling'], answers: { breathless: true } }, subject);
    one.actions.forEach((action) => {
      action.label = '';
    });
    one.actions.pop();
    const none = evaluateTriage({ flags: [], answers: {} }, subject);
    none.actions.length = 0;
    expect(evaluateTriage({ flags: ['swelling'], answers: { breathless: true } }, subject).actions).toEqual([
      { label: 'Call 113', href: 'tel:113' },
    ]);
    expect(evaluateTriage({ flags: [], answers: {} }, subject).actions).toHaveLength(1);
  });
});

describe('triage route table', () => {
  test.each(QUESTION_IDS)('has a route for %s', (id) => {
    const outcome = evaluateTriage({ flags: [], answers: { [id]: true } }, { area: null, onset: null });
    expect(outcome.tier).not.toBe('self_care');
  });

  test.each(ROUTES.map((route) => [route.id, route] as const))(
    'returns the text of %s after a yes to any of its questions, and each question is asked',
    (_id, route) => {
      for (const id of route.yes) {
        const subject = { area: route.area ?? null, onset: 'sudden' as const };
        const outcome = evaluateTriage({ flags: [], answers: { [id]: true } }, subject);
        expect(outcome.text).toBe(route.text);
        const asked = PHYSIO_AREAS.flatMap((area) => triageQuestionsFor({ flags: RED_FLAGS, area, onset: 'sudden' }));
        expect(asked.map((question) => question.id)).toContain(id);
      }
    },
  );

  it('has unique ids', () => {
    const ids = [...ROUTES, ...FLAGS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has one route for every flag', () => {
    expect(FLAGS.map(({ flag }) => flag).sort()).toEqual([...RED_FLAGS].sort());
  });
});
