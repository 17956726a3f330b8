import { describe, expect, it } from 'vitest';
import type { PhysioPlan } from '../web/index.ts';
import { physioPlanSchema } from './physio-plan.ts';

const reason = { code: 'gate.ladder', values: { stage: 3 } };
const plan: PhysioPlan = {
  ...{ date: '2026-11-20', status: 'ok', estimatedMinutes: 25, notes: [] },
  gate: { level: 'ladder', stage: 3, reason },
  injuries: [
    {
      ...{ injuryId: 'i', area: 'achilles', condition: 'achilles_mid', side: 'right', status: 'active' },
      ...{ phase: 2, phaseDay: 8, daysLeft: 34, sessionsLeft: 11.5, dayType: 'heavy' },
      missing: [{ code: 'missing.days', values: { days: 34, sessions: 11.5 } }],
      tests: [
        {
          ...{ testId: 'heel_raise', due: true, value: 19, otherValue: 24, lsi: 79, passed: false, confirmed: null },
          ...{
            validUntil: '2026-12-04',
            facts: [{ code: 'test.symmetry', values: { value: 19, other: 24, lsi: 79 } }],
          },
        },
      ],
      gate: { level: 'ladder', stage: 3, reason },
      ladder: { stage: 3, clean: 1, needed: 3, earliest: '2026-11-22', startable: false },
      forecast: { fromWeeks: 15, toWeeks: 26, earliest: null },
    },
  ],
  exercises: [
    {
      ...{ exerciseId: 'achilles-raise-straight', injuryId: 'i', sets: 4, from: 8, to: 8, unit: 'rm' },
      sides: [
        { side: 'right', sets: 4 },
        { side: 'left', sets: 3 },
      ],
      ...{ tempo: '3-0-3', restSeconds: 120, painLimit: 5, heavy: true },
      load: { unit: 'kg', value: 12, reason: { code: 'load.up', values: { old: 10 } } },
    },
  ],
};

describe('physioPlanSchema', () => {
  it('PHASE-205 keeps every field of the plan, with statements as codes and values', () => {
    expect(physioPlanSchema.parse(plan)).toEqual(plan);
  });

  it('accepts a day without an injury', () => {
    const none = { ...plan, status: 'none', injuries: [], exercises: [], estimatedMinutes: 0 };
    expect(physioPlanSchema.safeParse(none).success).toBe(true);
  });

  it('rejects a stage above 12', () => {
    expect(physioPlanSchema.safeParse({ ...plan, gate: { ...plan.gate, stage: 13 } }).success).toBe(false);
  });
});
