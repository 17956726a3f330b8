import { type Area, doseText, type ProgrammePhase } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { givenInjury } from '../testing/course-fixtures.ts';
import { exercisesFor } from './exercises-for.ts';
import { givenCourse } from './testing/course-fixture.ts';

/** Returns the programme of a full day as text lines: its frequency, then `name: dose (tempo)` for each exercise. */
const shown = (area: Area, phase: ProgrammePhase, step = 1): string[] => {
  const exercises = exercisesFor(givenCourse(area, { phase, step }), givenInjury(area), []);
  const frequencies = [...new Set(exercises.map(({ frequency }) => frequency))];
  return [
    ...frequencies,
    ...exercises.map((each) => `${each.name}: ${doseText(each)}${each.tempo ? ` (${each.tempo})` : ''}`),
  ];
};

const cues = (area: Area, phase: ProgrammePhase, step = 1): string =>
  exercisesFor(givenCourse(area, { phase, step }), givenInjury(area), [])
    .map(({ cue }) => cue)
    .join(' ');

describe('knee programme', () => {
  it('PGM-26 prescribes phase 1 daily', () => {
    expect(shown('knee', 1)).toEqual([
      'Daily',
      'Quad set: 5 x 10 s each side',
      'Wall sit at 45-60 degrees: 5 x 30 s',
      'Side-lying hip raise: 3 x 12 each side',
      'Bridge: 3 x 12',
    ]);
  });

  it('PGM-27 prescribes phase 2 three times a week', () => {
    expect(shown('knee', 2)).toEqual([
      '3 times a week',
      'Step-up, 15-20 cm: 3 x 10 each side (2-0-3)',
      'Band side-walk: 3 x 12 each side',
      'Split squat to 60 degrees: 3 x 8-10 each side (3-1-3)',
      'Single-leg bridge: 3 x 10 each side',
    ]);
  });

  it('PGM-28 prescribes phase 3 two to three times a week, with a 3 s lowering phase and the cadence cue', () => {
    expect(shown('knee', 3)).toEqual([
      '2-3 times a week',
      'Step-down: 3 x 8 each side (1-0-3)',
      'Loaded split squat: 4 x 6-8 each side',
      'Single-leg deadlift: 3 x 8 each side',
      'Pogo hops: 3 x 20',
    ]);
    expect(cues('knee', 3)).toContain('5-10 % more steps a minute');
  });
});

describe('ITB programme', () => {
  it('PGM-29 prescribes phase 1 daily', () => {
    expect(shown('ITB', 1)).toEqual([
      'Daily',
      'Side-lying hip raise: 3 x 15 each side',
      'Clam: 3 x 15 each side',
      'Bridge: 3 x 12',
      'Side plank on the knees: 3 x 20 s each side',
    ]);
  });

  it('PGM-30 prescribes phase 2 three times a week', () => {
    expect(shown('ITB', 2)).toEqual([
      '3 times a week',
      'Standing hip hitch: 3 x 12 each side (2-1-3)',
      'Band side-walk: 3 x 15 each side',
      'Split squat: 3 x 10 each side',
      'Side plank: 3 x 30 s each side',
    ]);
  });

  it('PGM-31 prescribes phase 3 two to three times a week, with the cue for stride and cadence', () => {
    expect(shown('ITB', 3)).toEqual([
      '2-3 times a week',
      'Step-down with level pelvis: 3 x 10 each side',
      'Single-leg squat: 3 x 8 each side',
      'Lateral bound: 3 x 8 each side',
    ]);
    expect(cues('ITB', 3)).toContain('wider, shorter stride, 5-10 % more steps');
  });
});

describe('achilles programme', () => {
  it('PGM-32 prescribes phase 1 daily', () => {
    expect(shown('achilles', 1)).toEqual([
      'Daily',
      'Isometric heel raise at mid-range: 5 x 45 s',
      'Two-leg heel raise: 3 x 15 (3-0-3)',
    ]);
  });

  it.each([
    [1, '3 x 15 RM'],
    [2, '3 x 12 RM'],
    [3, '3 x 12 RM'],
    [4, '4 x 10 RM'],
    [5, '4 x 10 RM'],
    [6, '4 x 8 RM'],
    [8, '4 x 8 RM'],
    [9, '4 x 6 RM'],
    [12, '4 x 6 RM'],
    [30, '4 x 6 RM'],
  ])(
    'PGM-33 prescribes straight- and bent-knee raises of 6 s three times a week in week %i of phase 2: %s',
    (step, dose) => {
      expect(shown('achilles', 2, step)).toEqual([
        '3 times a week',
        `Heavy heel raise, straight knee: ${dose} (3-0-3)`,
        `Heavy heel raise, bent knee: ${dose} (3-0-3)`,
      ]);
    },
  );

  it.each([
    [1, '4 x 8 RM', 'Two-leg pogo hops: 3 x 20'],
    [2, '4 x 8 RM', 'Two-leg pogo hops: 3 x 20'],
    [3, '4 x 8 RM', 'Single-leg hops: 3 x 10 each side'],
    [4, '4 x 6 RM', 'Single-leg hops: 3 x 10 each side'],
    [5, '4 x 6 RM', 'Skips: 3 x 20 m'],
    [20, '4 x 6 RM', 'Skips: 3 x 20 m'],
  ])('PGM-34 prescribes heavy raises twice a week in week %i of phase 3 (%s), plus %s', (step, dose, hop) => {
    expect(shown('achilles', 3, step)).toEqual([
      '2 times a week',
      `Heavy heel raise, straight knee: ${dose} (3-0-3)`,
      `Heavy heel raise, bent knee: ${dose} (3-0-3)`,
      hop,
    ]);
    if (step === 1) expect(cues('achilles', 3)).toContain('every third day');
  });
});

describe('shin programme', () => {
  it('PGM-35 prescribes phase 1 daily', () => {
    expect(shown('shin', 1)).toEqual([
      'Daily',
      'Walk or bike, free of pain: 1 x 10-20 min',
      'Two-leg calf raise: 3 x 15',
      'Seated calf raise, bent knee: 3 x 15',
      'Toe raise: 3 x 15',
    ]);
  });

  it('PGM-36 prescribes phase 2 three times a week', () => {
    expect(shown('shin', 2)).toEqual([
      '3 times a week',
      'Single-leg calf raise: 3 x 10-12 each side (2-1-3)',
      'Loaded bent-knee raise: 3 x 12',
      'Tibialis raise: 3 x 15',
      'Side-lying hip raise or side plank: 3 x 12 each side',
    ]);
  });

  it('PGM-37 prescribes phase 3 two to three times a week, with the cadence cue', () => {
    expect(shown('shin', 3)).toEqual([
      '2-3 times a week',
      'Heavy bent-knee raise: 4 x 8',
      'Pogo hops: 3 x 20',
      'Hop in place: 3 x 10 each side',
    ]);
    expect(cues('shin', 3)).toContain('5-10 % more steps a minute');
  });
});

describe('plantar programme', () => {
  it('PGM-38 prescribes phase 1 daily, with a stretch before the first steps of the day', () => {
    expect(shown('plantar', 1)).toEqual([
      'Daily',
      'Toe-back plantar stretch: 10 x 10 s each side',
      'Calf stretch: 3 x 45 s each side',
      'Two-leg heel raise: 3 x 12',
      'Short-foot: 3 x 10 each side',
    ]);
    expect(cues('plantar', 1)).toContain('Before your first steps');
  });

  it.each([
    [1, '3 x 12 RM'],
    [2, '3 x 12 RM'],
    [3, '4 x 10 RM'],
    [4, '4 x 10 RM'],
    [5, '5 x 8 RM'],
    [12, '5 x 8 RM'],
  ])('PGM-39 prescribes phase 2 every second day, in week %i with %s, and a backpack from week 5', (step, dose) => {
    expect(shown('plantar', 2, step)).toEqual([
      'Every second day',
      `Single-leg heel raise, towel under the toes: ${dose} each side (3-2-3)`,
    ]);
    expect(cues('plantar', 2, step).includes('backpack')).toBe(step >= 5);
  });

  it('PGM-40 prescribes phase 3 twice a week with raises, pogo hops and single-leg hops', () => {
    expect(shown('plantar', 3)).toEqual([
      '2 times a week',
      'Single-leg heel raise, towel under the toes: 5 x 8 RM each side (3-2-3)',
      'Pogo hops: 3 x 20',
      'Single-leg hops: 3 x 10 each side',
    ]);
  });
});

describe('hip programme', () => {
  it('PGM-41 prescribes phase 1 daily', () => {
    expect(shown('hip', 1)).toEqual([
      'Daily',
      'Isometric hip abduction: 4 x 15-30 s',
      'Two-leg bridge: 3 x 10',
      'Weight-shift: 3 x 10 each side',
    ]);
  });

  it('PGM-42 prescribes phase 2 three times a week', () => {
    expect(shown('hip', 2)).toEqual([
      '3 times a week',
      'Single-leg bridge: 3 x 8-10 each side',
      'Side-step in a low squat: 3 x 10 each side',
      'Step-up: 3 x 10 each side (3-1-3)',
      'Squat: 3 x 8-10',
    ]);
  });

  it('PGM-43 prescribes phase 3 two to three times a week', () => {
    expect(shown('hip', 3)).toEqual([
      '2-3 times a week',
      'Hip hitch: 3 x 10 each side',
      'Single-leg deadlift: 3 x 8 each side',
      'Loaded split squat: 4 x 6-8 each side',
      'Lateral hop: 3 x 8 each side',
    ]);
  });
});

describe('back programme', () => {
  it('PGM-44 prescribes phase 1 daily with two walks, the easing movement, cat-camel and breathing', () => {
    expect(shown('back', 1)).toEqual([
      'Daily',
      'Walk: 2 x 10-20 min',
      'Knee rock or prone press-up: 2 x 10',
      'Cat-camel: 2 x 8',
      'Slow breathing: 1 x 3 min',
    ]);
    expect(cues('back', 1)).toContain('keep to the one that eases');
  });

  it('PGM-45 prescribes phase 2 three to four times a week', () => {
    expect(shown('back', 2)).toEqual([
      '3-4 times a week',
      'Bird-dog, 8 s holds: 3 x 6 each side (1-8-1)',
      'Dead bug: 3 x 8 each side',
      'Side plank: 3 x 20-30 s each side',
      'Bridge: 3 x 12',
      'Hip hinge, light: 3 x 10',
    ]);
  });

  it('PGM-46 prescribes phase 3 two to three times a week', () => {
    expect(shown('back', 3)).toEqual([
      '2-3 times a week',
      'Deadlift pattern: 3 x 6-8',
      'Split squat: 3 x 8 each side',
      'Carries: 3 x 30 m',
    ]);
  });
});
