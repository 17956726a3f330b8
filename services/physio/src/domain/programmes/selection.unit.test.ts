import { CONDITIONS as IDS, type ProgrammePhase } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../library.ts';
import { givenCheckin, givenCondition } from '../testing/course-fixtures.ts';
import { selectionOf } from './selection.ts';
import { givenCourse } from './testing/course-fixture.ts';

const cases = IDS.filter((id) => id !== 'bone_stress' && id !== 'adductor').flatMap((condition) =>
  ([2, 3] as const).map((phase: ProgrammePhase) => {
    const injury = givenCondition(condition);
    const selected = (limp: boolean) =>
      selectionOf(givenCourse('ITB', { checkin: givenCheckin({ limp }), phase, step: 4 }, condition), injury);
    return { condition, whole: selected(false), limping: selected(true) };
  }),
);
const forbidden = (id: string): boolean => entryOf(id).contraindications.includes('limp');

describe('selectionOf with a limp', () => {
  it('PHASE-51 lists nothing that a limp forbids, keeps the rest of the list, and explains the change', () => {
    for (const { condition, whole, limping } of cases) {
      expect(limping.exercises.filter(({ id }) => forbidden(id))).toEqual([]);
      const kept = whole.exercises.filter(({ id, hop }) => !forbidden(id) && !hop).map(({ id }) => id);
      const ids = limping.exercises.map(({ id }) => id);
      if (limping.isGentleInstead !== true) expect(ids, condition).toEqual(expect.arrayContaining(kept));
      if (whole.exercises.some(({ id }) => forbidden(id))) expect(limping.note).toEqual({ code: 'note.limp' });
    }
  });

  it('PHASE-51 offers the condition’s easier variant, with at most as many sets', () => {
    const replaced = cases.flatMap(({ whole, limping }) =>
      limping.exercises.filter(({ id }) => !whole.exercises.some((one) => one.id === id)).map(({ id }) => id),
    );
    expect(replaced).not.toEqual([]);
  });
});
