import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { GATE, goodPhysioDay, KNEE } from '@stridewell/kit/testing/physio-events';
import { describe, expect, test } from 'vitest';
import { physioInputsOn } from './physio-inputs.ts';

const TODAY = '2026-11-20';
const FINISHED = { ...GATE, level: 'clear', handedOver: true, ladderFinished: true, finishedOn: '2026-11-10' } as const;

const stateWith = (change: Partial<PhysioProjection>): PhysioProjection => ({
  profile: KNEE,
  gate: { ...GATE, finishedOn: null },
  checkins: [],
  ...change,
});
const isActive = (change: Partial<PhysioProjection>, date = TODAY) =>
  physioInputsOn(stateWith(change), date).activeInjury;

describe('physioInputsOn', () => {
  test('returns an empty object if there is no projection', () => {
    expect(physioInputsOn(null, TODAY)).toEqual({});
  });

  test('CHK-101 uses only the physio check-in of the given date', () => {
    const state = stateWith({ checkins: [{ ...goodPhysioDay(TODAY), pain: 6, worsening: true }] });
    expect(physioInputsOn(state, TODAY)).toMatchObject({ redFlag: false, pain: 6, worseNextDay: true });
    expect(physioInputsOn(state, '2026-11-19')).toMatchObject({ redFlag: null, pain: null, worseNextDay: null });
    expect(physioInputsOn(state, '2026-11-21')).toMatchObject({ redFlag: null, pain: null, worseNextDay: null });
  });

  test.each([{ flags: ['swelling' as const] }, { redFlag: true }])(
    'sets redFlag when the check-in has %j',
    (change) => {
      const state = stateWith({ checkins: [{ ...goodPhysioDay(TODAY), ...change }] });
      expect(physioInputsOn(state, TODAY).redFlag).toBe(true);
    },
  );
});

describe('runningStopped in physioInputsOn', () => {
  const stop = (stoppedOn?: string) =>
    stateWith({
      gate: { ...GATE, level: 'stop', finishedOn: null, ...(stoppedOn === undefined ? {} : { stoppedOn }) },
    });

  test('is true from the day on which running was stopped onwards', () => {
    expect(physioInputsOn(stop('2026-11-19'), TODAY).runningStopped).toBe(true);
    expect(physioInputsOn(stop('2026-11-19'), '2026-11-18').runningStopped).toBe(false);
    expect(physioInputsOn(stop(), TODAY).runningStopped).toBe(true);
  });

  test('is false for the level walk', () => {
    expect(physioInputsOn(stateWith({}), TODAY).runningStopped).toBe(false);
  });

  test('PHASE-278 is true after the profile’s injury has healed while another injury’s gate is stop', () => {
    const healed = { ...stop('2026-11-19'), profile: { ...KNEE, status: 'resolved' } } as const;
    expect(physioInputsOn(healed, TODAY)).toMatchObject({ runningStopped: true, activeInjury: true });
    expect(physioInputsOn(healed, '2026-11-18')).toMatchObject({ runningStopped: false, activeInjury: false });
  });
});

describe('CHK-55 injury with a start date', () => {
  test('is active from the start date', () => {
    const profile = { ...KNEE, since: '2026-11-18' };
    expect(isActive({ profile }, '2026-11-17')).toBe(false);
    expect(isActive({ profile }, '2026-11-18')).toBe(true);
    expect(isActive({ profile })).toBe(true);
  });
});

describe('CHK-55 CHK-102 activeInjury in physioInputsOn', () => {
  test('is true until the return-to-run ladder is finished', () => {
    expect(isActive({ gate: null })).toBe(true);
    expect(isActive({})).toBe(true);
    expect(isActive({ gate: { ...GATE, level: 'ladder', handedOver: true, finishedOn: null } })).toBe(true);
    expect(isActive({ checkins: [goodPhysioDay(TODAY)] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [goodPhysioDay(TODAY)] })).toBe(false);
    expect(isActive({ gate: FINISHED })).toBe(false);
  });

  test.each([
    { handoverMet: false },
    { pain: 3 },
    { worsening: true },
    { redFlag: true },
    { flags: ['numbness' as const] },
  ])('CHK-102 is true after the return-to-run ladder is finished when the newest check-in has %j', (change) => {
    const bad = { ...goodPhysioDay('2026-11-18'), ...change };
    expect(isActive({ gate: FINISHED, checkins: [bad] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [goodPhysioDay('2026-11-19'), bad] })).toBe(false);
  });

  test('CONST-54 depends only on check-ins from the 14 days up to the given date', () => {
    const bad = (date: string) => ({ ...goodPhysioDay(date), pain: 5 });
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-07')] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-06')] })).toBe(false);
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-21')] })).toBe(false);
  });

  test('CHK-102 CHK-103 is false for a resolved injury or without an injured area', () => {
    const profile = { ...KNEE, status: 'resolved' } as const;
    expect([isActive({ profile, gate: null }), isActive({ profile, gate: FINISHED })]).toEqual([false, false]);
    // PHASE-278: the gate belongs to a second injury.
    expect(isActive({ profile })).toBe(true);
    expect(isActive({ profile: { ...KNEE, area: null } })).toBe(false);
    expect(isActive({ profile: { ...KNEE, area: 'shin', rev: 2 }, gate: FINISHED })).toBe(true);
  });

  test('depends only on the physio gate when there is no profile', () => {
    const gate = { ...GATE, finishedOn: null };
    expect(isActive({ profile: null, gate: null })).toBe(false);
    expect(isActive({ profile: null, gate })).toBe(true);
    expect(isActive({ profile: null, gate: { ...gate, area: null } })).toBe(false);
    expect(isActive({ profile: null, gate: FINISHED })).toBe(false);
  });
});
