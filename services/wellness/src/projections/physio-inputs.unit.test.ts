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

describe('the physio inputs of a day', () => {
  test('are empty without a projection', () => {
    expect(physioInputsOn(null, TODAY)).toEqual({});
  });

  test('CHK-101 come from the physio check-in of exactly that date', () => {
    const state = stateWith({ checkins: [{ ...goodPhysioDay(TODAY), pain: 6, worsening: true }] });
    expect(physioInputsOn(state, TODAY)).toMatchObject({ redFlag: false, pain: 6, worseNextDay: true });
    expect(physioInputsOn(state, '2026-11-19')).toMatchObject({ redFlag: null, pain: null, worseNextDay: null });
    expect(physioInputsOn(state, '2026-11-21')).toMatchObject({ redFlag: null, pain: null, worseNextDay: null });
  });

  test.each([{ flags: ['swelling' as const] }, { redFlag: true }])(
    'have a red flag when the check-in has %j',
    (change) => {
      const state = stateWith({ checkins: [{ ...goodPhysioDay(TODAY), ...change }] });
      expect(physioInputsOn(state, TODAY).redFlag).toBe(true);
    },
  );
});

describe('a gate that allows no run', () => {
  const stop = (stoppedOn?: string) =>
    stateWith({
      gate: { ...GATE, level: 'stop', finishedOn: null, ...(stoppedOn === undefined ? {} : { stoppedOn }) },
    });

  test('stops running from the day of the stop, not before', () => {
    expect(physioInputsOn(stop('2026-11-19'), TODAY).runningStopped).toBe(true);
    expect(physioInputsOn(stop('2026-11-19'), '2026-11-18').runningStopped).toBe(false);
    expect(physioInputsOn(stop(), TODAY).runningStopped).toBe(true);
  });

  test('does not stop running at level walk or when the injury is resolved', () => {
    expect(physioInputsOn(stateWith({}), TODAY).runningStopped).toBe(false);
    expect(
      physioInputsOn({ ...stop('2026-11-19'), profile: { ...KNEE, status: 'resolved' } }, TODAY).runningStopped,
    ).toBe(false);
  });
});

describe('CHK-55 an injury with a start date', () => {
  test('is active from that day, not before', () => {
    const profile = { ...KNEE, since: '2026-11-18' };
    expect(isActive({ profile }, '2026-11-17')).toBe(false);
    expect(isActive({ profile }, '2026-11-18')).toBe(true);
    expect(isActive({ profile })).toBe(true);
  });
});

describe('CHK-55 CHK-102 an injury', () => {
  test('is active before any gate or check-in and until its ladder is finished', () => {
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
  ])('CHK-102 is active again after the ladder when the newest check-in has %j', (change) => {
    const bad = { ...goodPhysioDay('2026-11-18'), ...change };
    expect(isActive({ gate: FINISHED, checkins: [bad] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [goodPhysioDay('2026-11-19'), bad] })).toBe(false);
  });

  test('CONST-54 depends on check-ins of the last 14 days and on none after the day', () => {
    const bad = (date: string) => ({ ...goodPhysioDay(date), pain: 5 });
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-07')] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-06')] })).toBe(false);
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-21')] })).toBe(false);
  });

  test('CHK-102 CHK-103 is inactive when resolved or without an area, and active again when a new area is saved', () => {
    expect(isActive({ profile: { ...KNEE, status: 'resolved' } })).toBe(false);
    expect(isActive({ profile: { ...KNEE, area: null } })).toBe(false);
    expect(isActive({ profile: { ...KNEE, area: 'shin', rev: 2 }, gate: FINISHED })).toBe(true);
  });

  test('is active by the gate alone while no profile event has arrived', () => {
    const gate = { ...GATE, finishedOn: null };
    expect(isActive({ profile: null, gate: null })).toBe(false);
    expect(isActive({ profile: null, gate })).toBe(true);
    expect(isActive({ profile: null, gate: { ...gate, area: null } })).toBe(false);
    expect(isActive({ profile: null, gate: FINISHED })).toBe(false);
  });
});
