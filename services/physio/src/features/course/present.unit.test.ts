import { exerciseById } from '@stridewell/exercises';
import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../domain/course.ts';
import { stageAt } from '../../domain/ladder/stages.ts';
import { givenCourse, givenDose } from '../../domain/programmes/testing/course-fixture.ts';
import { givenInjury } from '../../domain/testing/course-fixtures.ts';
import { randomCourseInputs } from '../../domain/testing/random-courses.ts';
import { todayOf, withHold } from '../../domain/today/today.ts';
import type { CourseLadder } from '../../domain/types.ts';
import { render } from '../../messages/catalogue.ts';
import { samplesPerProperty } from '../../testing/config.ts';
import { presentAlerts, presentPlan } from './present.ts';

const ladder: CourseLadder = {
  ...stageAt(1),
  ...{ startable: false, cleanSessions: 0, cleanNeeded: 2 },
  reasons: [
    { code: 'ladder.repeat', values: { pain: 4 } },
    { code: 'ladder.rest', values: { hours: 48 } },
  ],
};
const plan = todayOf(givenCourse('shin', { isBone: true, ladder }), givenInjury('shin'), []);

describe('presentPlan', () => {
  it('PHY-87 renders the ladder’s title and reasons as English sentences', () => {
    expect(presentPlan(plan)).toMatchObject({
      ladder: {
        title: 'Stage 1: run 1 min, walk 2, eight times',
        reason:
          'Pain was 4 and gone by morning: repeat this stage. Leave at least 48 hours between runs: rest or walk today.',
      },
      gate: { level: 'ladder', stage: 1, reason: 'Your runs are stage 1 of the walk-run ladder.' },
    });
  });

  it('PHY-93 has its sentences, names and lists in Norwegian if requested', () => {
    const shown = presentPlan(plan, 'nb');
    expect(shown).toMatchObject({
      ladder: { title: 'Trinn 1: løp 1 min, gå 2, åtte ganger' },
      gate: { reason: 'Turene dine er trinn 1 på stigen.' },
    });
    if (!('exercises' in shown)) throw new Error('there is a programme');
    const [first] = shown.exercises;
    expect(first && exerciseById(first.id)?.name.nb).toBe(first?.name);
    expect(JSON.stringify(shown)).not.toMatch(/times a week|Daily|weeks/);
  });

  it('PHY-91 states on which day the ladder was opened', () => {
    const opened = todayOf(givenCourse('shin', { handedOverOn: '2026-11-19' }), givenInjury('shin'), []);
    expect(presentPlan(opened)).toMatchObject({ handover: { openedOn: '2026-11-19' } });
  });

  it('DOSE-24 joins the reason for the dose and the note about omitted exercises', () => {
    const half = todayOf(givenCourse('shin', { isBone: true, dose: givenDose('half') }), givenInjury('shin'), []);
    expect(presentPlan(half)).toMatchObject({
      dose: {
        reason:
          'Worse this morning: half the sets, as holds, one step down. With this kind of pain, leave out the heavy work until you are pain-free.',
      },
    });
  });

  it('returns one reason for both dose and gate during a hold', () => {
    const reason = 'Training is paused until you have told your coach how you are doing.';
    expect(presentPlan(withHold(plan))).toMatchObject({
      ...{ status: 'blocked', exercises: [], ladder: null },
      ...{ dose: { level: 'none', reason }, gate: { level: 'stop', reason } },
    });
  });

  it('returns the plan unchanged if there is no active injury', () => {
    const resolved = { status: 'resolved', date: '2026-11-20' } as const;
    expect(presentPlan(resolved)).toEqual(resolved);
  });
});

describe('presentAlerts', () => {
  it('combines all referrals into one text', () => {
    const texts = [{ code: 'referral.steps' as const }, { code: 'referral.no_gain' as const }];
    expect(presentAlerts([{ kind: 'referral', title: { code: 'alert.referral_title' }, texts }])).toEqual([
      {
        ...{ kind: 'referral', title: 'Time to see someone' },
        text: 'The dose has gone down twice in this phase: let a physiotherapist look at it in person. No gain over three weeks: let a physiotherapist look at it in person.',
      },
    ]);
  });
});

describe('message catalogue for random injuries', () => {
  it('renders every fact in both languages', { timeout: 900_000 }, () => {
    fc.assert(
      fc.property(randomCourseInputs, (inputs) => {
        const course = courseOf(inputs);
        const { dose, gate, ladder: stage, alerts } = todayOf(course, inputs.injury, inputs.logs);
        const facts = [
          ...[...dose.reasons, gate.reason, ...(stage ? [stage.title, ...stage.reasons] : []), ...course.referrals],
          ...alerts.flatMap(({ title, texts }) => [title, ...texts]),
        ];
        for (const language of MESSAGE_LANGUAGES) for (const fact of facts) expect(render(fact, language)).not.toBe('');
      }),
      { numRuns: samplesPerProperty() / 4 },
    );
  });
});
