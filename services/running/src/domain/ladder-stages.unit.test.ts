import { describe, expect, it } from 'vitest';
import { stageFromNine, stageToNine } from './ladder-stages.ts';

describe('PHASE-09 the nine stages of earlier releases among the twelve', () => {
  it('map to the stage with the same content, and back to the nearest stage that is not higher', () => {
    expect([0, 5, 6, 7, 8, 9].map(stageFromNine)).toEqual([0, 5, 7, 9, 10, 12]);
    expect([0, 5, 6, 7, 8, 9, 11, 12].map(stageToNine)).toEqual([0, 5, 5, 6, 6, 7, 8, 9]);
  });
});
