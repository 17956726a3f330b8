import { coachProfileBody } from '@stridewell/contracts/http/running';
import { parseThresholdPace } from '@stridewell/contracts/web';
import { slowText } from '@stridewell/kit/testing/hostile-text';
import { expect, it } from 'vitest';
import { readDays } from '../domain/parse-days.ts';

it.each<[string, (text: string) => unknown]>([
  ['the race date of a profile', (raceDate) => coachProfileBody.safeParse({ raceDate })],
  [
    'the free texts of a profile',
    (text) => coachProfileBody.safeParse({ daysAvailable: text, runningProfileV2: text }),
  ],
  ['the threshold pace', parseThresholdPace],
])(
  'SECU-206 a check of %s reads 100,000 hostile characters within 50 ms',
  (_name, read) => {
    expect(slowText(read, 100_000, 50)).toBeNull();
  },
  30_000,
);

it('SECU-206 readDays handles 10,000 hostile characters within 50 ms', () => {
  expect(slowText(readDays, 10_000, 50)).toBeNull();
}, 30_000);
