import { describe, expect, test } from 'vitest';
import { bandOf } from './recommendations.ts';

describe('bandOf', () => {
  test.each([
    ['CHK-37', 7.5, 'Push'],
    ['CHK-37', 10, 'Push'],
    ['CHK-38', 7.4, 'Adapt'],
    ['CHK-38', 5, 'Adapt'],
    ['CHK-39', 4.9, 'Recover'],
    ['CHK-39', 3, 'Recover'],
    ['CHK-40', 2.9, 'Reset'],
    ['CHK-40', 0, 'Reset'],
  ])('%s maps the score %f to the band %s', (_id, score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});
