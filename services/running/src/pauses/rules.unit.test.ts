import type { PlanPause } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { allPauses, begin, end } from './rules.ts';

const TODAY = '2026-11-20';
const pause = (from: string, to: string | null, kind: PlanPause['kind'] = 'illness'): PlanPause => ({ kind, from, to });

describe('one pause at a time', () => {
  it('a new one takes the place of the one that stands', () => {
    const pauses = begin(begin(null, pause('2026-11-18', null), TODAY), pause('2026-11-19', null, 'travel'), TODAY);
    expect(allPauses(pauses)).toEqual([pause('2026-11-19', null, 'travel')]);
  });

  it('one that is over is remembered: the days after it follow from it', () => {
    const pauses = begin(begin(null, pause('2026-11-01', '2026-11-05'), TODAY), pause(TODAY, null), TODAY);
    expect(allPauses(pauses)).toEqual([pause(TODAY, null), pause('2026-11-01', '2026-11-05')]);
  });

  it('ends with yesterday', () => {
    const standing = begin(null, pause('2026-11-17', null), TODAY);
    expect(allPauses(end(standing, TODAY))).toEqual([pause('2026-11-17', '2026-11-19')]);
    const longer = begin(null, pause('2026-11-17', '2026-11-30'), TODAY);
    expect(allPauses(end(longer, TODAY))).toEqual([pause('2026-11-17', '2026-11-19')]);
  });

  it('one that had not begun before today was never there', () => {
    for (const from of [TODAY, '2026-12-01'])
      expect(allPauses(end(begin(null, pause(from, null), TODAY), TODAY))).toEqual([]);
  });

  it('there is nothing to end where none stands', () => {
    expect(end(null, TODAY)).toBeNull();
    const over = begin(null, pause('2026-11-01', '2026-11-05'), '2026-11-02');
    expect(end(over, TODAY)).toBeNull();
    expect(allPauses(over)).toEqual([pause('2026-11-01', '2026-11-05')]);
  });
});
