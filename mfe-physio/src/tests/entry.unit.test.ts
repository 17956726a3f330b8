import { TEST_IDS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { emptyEntries, inputOf, sidesOf } from './entry.ts';

const INJURY = '019a9f30-7c7e-7000-8000-0000000000a1';
const entryOf = (change: object) => ({ side: 'left' as const, id: INJURY, number: null, pain: null, ...change });

describe('sidesOf', () => {
  it('PHASE-242 tests the good side first, and exercises for both legs only once', () => {
    expect(sidesOf('heel_raise', { side: 'left' })).toEqual(['right', 'left']);
    expect(sidesOf('heel_raise', { side: 'right' })).toEqual(['left', 'right']);
    expect(sidesOf('heel_raise', { side: 'unknown' })).toHaveLength(2);
    expect(sidesOf('walk30', { side: 'left' })).toEqual(['both']);
  });
});

describe('inputOf', () => {
  it('starts without a number and without pain for every test', () => {
    for (const testId of TEST_IDS)
      for (const entry of emptyEntries(testId, { side: 'left' })) expect(inputOf(testId, INJURY, entry)).toBeNull();
  });

  it('uses the pain as the number of a pain test', () => {
    expect(inputOf('walk30', INJURY, entryOf({ side: 'both', pain: '2' }))).toMatchObject({ value: 2, painDuring: 2 });
    expect(inputOf('sleep3', INJURY, entryOf({ number: '0' }))).toMatchObject({ value: 0, painDuring: 0 });
    expect(inputOf('swelling2', INJURY, entryOf({ number: '-1' }))).toMatchObject({ value: -1 });
  });

  it.each([
    ['19', 19],
    [' 7 ', 7],
    ['41', null],
    ['7,5', null],
    ['-1', null],
    ['many', null],
    ['', null],
  ])('reads "%s" heel raises as %s', (number, value) => {
    expect(inputOf('heel_raise', INJURY, entryOf({ number, pain: '1' }))?.value ?? null).toBe(value);
  });

  it('reads half centimetres with a comma or a point', () => {
    for (const number of ['8,5', '8.5'])
      expect(inputOf('knee_wall', INJURY, entryOf({ number, pain: '0' }))?.value).toBe(8.5);
  });
});
