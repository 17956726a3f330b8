import { describe, expect, it } from 'vitest';
import { withAnsweredAge } from './mapping.ts';

const chosen = (from60?: boolean) => ({ equipment: null, shortOn: null, ...(from60 !== undefined && { from60 }) });

describe('PHASE-52 withAnsweredAge', () => {
  const unknown = { level: null, ageBand: null } as const;

  it('uses the answer if the running profile states no age', () => {
    expect(withAnsweredAge(unknown, chosen(true))).toEqual({ level: null, ageBand: '50-plus', from60: true });
    expect(withAnsweredAge(unknown, chosen(false))).toEqual(unknown);
    expect(withAnsweredAge(unknown, chosen())).toEqual(unknown);
    expect(withAnsweredAge(unknown, null)).toEqual(unknown);
  });

  it('gives the age in the running profile precedence over the answer', () => {
    const younger = { level: null, ageBand: '18-49' } as const;
    expect(withAnsweredAge(younger, chosen(true))).toEqual(younger);
    const older = { level: null, ageBand: '50-plus', from60: true } as const;
    expect(withAnsweredAge(older, chosen(false))).toEqual(older);
  });
});
