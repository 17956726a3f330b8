import { AREAS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { givenInjury } from '../testing/course-fixtures.ts';
import { avoidFor, testsFor, usualTimeOf } from './guidance.ts';

describe('activities to avoid', () => {
  it.each([
    [
      'PGM-55',
      'knee',
      ['Running downhill', 'Running stairs', 'Deep squats and lunges', 'Sitting for long with bent knees'],
    ],
    [
      'PGM-56',
      'ITB',
      [
        'Running downhill',
        'Cambered roads',
        'Laps of a track in the same direction',
        'Long slow runs that reach the minute where the pain begins',
      ],
    ],
    ['PGM-57', 'achilles', ['Hills', 'Speed work', 'Minimal shoes', 'Sudden changes of load']],
    ['PGM-58', 'shin', ['Hard or cambered surfaces', 'Speed work', 'A sudden change of shoes']],
    ['PGM-59', 'plantar', ['Barefoot on hard floors', 'Speed work and hills', 'Standing for long']],
    [
      'PGM-60',
      'hip',
      [
        'Crossing your legs',
        'Lying on the side without a pillow between the knees',
        'Hanging on one hip',
        'Cambered roads',
        'Stretching across the body',
      ],
    ],
    [
      'PGM-61',
      'back',
      [
        'Anything that reliably makes it worse, such as long sitting or heavy bending',
        'Bed rest: keep moving in ways that ease it',
      ],
    ],
  ] as const)('%s lists the activities for %s', (_id, area, expected) => {
    expect(avoidFor(givenInjury(area))).toEqual(expected);
  });

  it('PGM-57 includes heel drops below the floor and calf stretches for insertional pain', () => {
    const injury = givenInjury('achilles', { painHistory: 'Insertional, right on the heel bone.' });
    expect(avoidFor(injury).slice(4)).toEqual(['Letting the heel drop below the floor', 'Calf stretches']);
  });
});

describe('functional tests', () => {
  it.each([
    [
      'PGM-48',
      'knee',
      [
        '10 slow step-downs at pain 2 or less',
        '5 single-leg squats at pain 2 or less',
        'Stairs down, with no change the next day',
        '10 hops',
      ],
    ],
    [
      'PGM-49',
      'ITB',
      [
        '20 single-leg dips to 30 degrees without pain',
        'Stairs down without pain',
        '30 min of brisk walking, downhill included',
      ],
    ],
    [
      'PGM-50',
      'achilles',
      [
        '25 single-leg heel raises, or 90 % of the other side, at pain 2 or less',
        '20 hops at pain 2 or less',
        'Morning stiffness not rising',
      ],
    ],
    [
      'PGM-51',
      'shin',
      [
        'No tenderness when you press along the bone',
        '30 min walk at pain 0',
        '10 single-leg hops at pain 0',
        '20 or more single-leg calf raises',
      ],
    ],
    [
      'PGM-52',
      'plantar',
      [
        'First-step pain 2 or less for 3 days',
        '20 single-leg heel raises',
        '30 min walk, with no more pain the next day',
        'Squeezing the heel from both sides does not hurt',
      ],
    ],
    [
      'PGM-53',
      'hip',
      [
        '30 s on one leg at pain 2 or less',
        '10 step-downs with level pelvis',
        '30 min walk',
        '10 hops with no groin pain',
      ],
    ],
    [
      'PGM-54',
      'back',
      [
        '30 min walk',
        '60 s of a plank-type hold, in parts',
        '10 hinges',
        '10 hops at pain 3 or less, with no leg symptoms',
      ],
    ],
  ] as const)('%s lists the tests for %s', (_id, area, expected) => {
    expect(testsFor(area, false).map(({ text }) => text)).toEqual(expected);
  });

  it.each(AREAS)('TRIAGE-21 TRIAGE-22 omits only the hops for a runner with %s who must not hop', (area) => {
    const all = testsFor(area, false);
    expect(testsFor(area, true)).toEqual(all.filter(({ text }) => !/hop/i.test(text)));
    for (const { text, hop } of all) expect(hop).toBe(/hop/i.test(text));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

describe('PGM-62 usual recovery time', () => {
  it.each([
    ['knee', '6-12 weeks'],
    ['ITB', '4-8 weeks'],
    ['achilles', '3-6 months, up to 12'],
    ['shin', 'about 10 weeks'],
    ['plantar', '8-12 weeks, some longer'],
    ['hip', '8-12 weeks and more'],
    ['back', '2-6 weeks'],
  ] as const)('returns the time for %s: %s', (area, expected) => {
    expect(usualTimeOf(area)).toBe(expected);
  });
});
