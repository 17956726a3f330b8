import { describe, expect, it } from 'vitest';
import { AREAS } from './physio.ts';
import {
  areaOfCondition,
  CONDITIONS,
  CONDITIONS_OF,
  isSideOf,
  NEAREST_AREA,
  PHYSIO_AREAS,
  SIDES,
} from './physio-injury.ts';

describe('contract of injury areas and conditions', () => {
  it('PHASE-201 contains the seven profile areas, six more areas, and 17 conditions', () => {
    expect(PHYSIO_AREAS.slice(0, 7)).toEqual(AREAS);
    expect(PHYSIO_AREAS).toHaveLength(13);
    expect(new Set(CONDITIONS).size).toBe(17);
  });

  it('maps each profile area to itself, and every other area to a profile area', () => {
    for (const area of AREAS) expect(NEAREST_AREA[area]).toBe(area);
    for (const area of PHYSIO_AREAS) expect(AREAS).toContain(NEAREST_AREA[area]);
  });

  it('determines the area of each condition', () => {
    for (const condition of CONDITIONS) expect(CONDITIONS_OF[areaOfCondition(condition)]).toContain(condition);
  });

  it('allows the side "middle" only for the back', () => {
    const areasOf = (side: (typeof SIDES)[number]) => PHYSIO_AREAS.filter((area) => isSideOf(area, side));
    expect(areasOf('middle')).toEqual(['back']);
    for (const side of SIDES.slice(0, 4)) expect(areasOf(side)).toEqual(PHYSIO_AREAS);
  });
});
