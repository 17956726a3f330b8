import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { thresholdText } from './paces.ts';

const withPace = (paceSource: CoachState['paceSource']): CoachState => {
  const state = stateOf(runnerNamed('nora'));
  return { ...state, profile: state.profile && { ...state.profile, thresholdPace: null }, threshold: 320, paceSource };
};

describe('ACT-54 the threshold pace in words', () => {
  it('mentions the hard runs from which it was derived, in both languages', () => {
    const state = withPace({ kind: 'runs', runs: 3, confidence: 'fair' });
    expect(thresholdText(state, 'en')).toBe('5:20/km (shown on 3 hard runs of the last 120 days)');
    expect(thresholdText(state, 'nb')).toBe('5:20/km (vist på 3 harde turer de siste 120 dagene)');
  });

  it('otherwise mentions the race result', () => {
    expect(thresholdText(withPace({ kind: 'result' }), 'en')).toBe('5:20/km (from your race result)');
    expect(thresholdText(withPace(null), 'nb')).toBe('5:20/km (fra resultatet ditt)');
  });
});
