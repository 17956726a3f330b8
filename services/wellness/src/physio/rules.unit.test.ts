import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { GATE, goodPhysioDay, KNEE } from '@stridewell/kit/testing/physio-events';
import { describe, expect, test } from 'vitest';
import { physioOn } from './rules.ts';

const TODAY = '2026-11-20';
const FINISHED = { ...GATE, level: 'clear', handedOver: true, ladderFinished: true, finishedOn: '2026-11-10' } as const;

const given = (change: Partial<PhysioProjection>): PhysioProjection => ({
  profile: KNEE,
  gate: { ...GATE, finishedOn: null },
  checkins: [],
  ...change,
});
const isActive = (change: Partial<PhysioProjection>, date = TODAY) => physioOn(given(change), date).activeInjury;

describe('what the physio side says of a day', () => {
  test('is nothing where it never told anything', () => {
    expect(physioOn(null, TODAY)).toEqual({});
  });

  test('CHK-101 is the check-in of that very date and of no other', () => {
    const state = given({ checkins: [{ ...goodPhysioDay(TODAY), pain: 6, worsening: true }] });
    expect(physioOn(state, TODAY)).toMatchObject({ redFlag: false, pain: 6, worseNextDay: true });
    expect(physioOn(state, '2026-11-19')).toMatchObject({ redFlag: null, pain: null, worseNextDay: null });
    expect(physioOn(state, '2026-11-21')).toMatchObject({ redFlag: null, pain: null, worseNextDay: null });
  });

  test.each([{ flags: ['swelling' as const] }, { redFlag: true }])(
    'counts %j as a red flag, ticked or told by another answer',
    (change) => {
      const state = given({ checkins: [{ ...goodPhysioDay(TODAY), ...change }] });
      expect(physioOn(state, TODAY).redFlag).toBe(true);
    },
  );
});

describe('a gate that allows no run', () => {
  const stop = (stoppedOn?: string) =>
    given({ gate: { ...GATE, level: 'stop', finishedOn: null, ...(stoppedOn === undefined ? {} : { stoppedOn }) } });

  test('stops the days from its own on, and none before', () => {
    expect(physioOn(stop('2026-11-19'), TODAY).runningStopped).toBe(true);
    expect(physioOn(stop('2026-11-19'), '2026-11-18').runningStopped).toBe(false);
    expect(physioOn(stop(), TODAY).runningStopped).toBe(true);
  });

  test('stops nothing at walk or on the ladder, nor once the injury is healed', () => {
    expect(physioOn(given({}), TODAY).runningStopped).toBe(false);
    expect(physioOn({ ...stop('2026-11-19'), profile: { ...KNEE, status: 'resolved' } }, TODAY).runningStopped).toBe(
      false,
    );
  });
});

describe('CHK-55 a day before the injury began', () => {
  test('knows nothing of it; its first day does', () => {
    const profile = { ...KNEE, since: '2026-11-18' };
    expect(isActive({ profile }, '2026-11-17')).toBe(false);
    expect(isActive({ profile }, '2026-11-18')).toBe(true);
    expect(isActive({ profile })).toBe(true);
  });
});

describe('CHK-55 an active injury not cleared', () => {
  test('is one before any check-in, on the ladder, and off it until it is finished', () => {
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
  ])('CHK-102 is one again after the ladder when the newest check-in has %j', (change) => {
    const bad = { ...goodPhysioDay('2026-11-18'), ...change };
    expect(isActive({ gate: FINISHED, checkins: [bad] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [goodPhysioDay('2026-11-19'), bad] })).toBe(false);
  });

  test('CONST-54 looks at check-ins of 14 days and at none after the day', () => {
    const bad = (date: string) => ({ ...goodPhysioDay(date), pain: 5 });
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-07')] })).toBe(true);
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-06')] })).toBe(false);
    expect(isActive({ gate: FINISHED, checkins: [bad('2026-11-21')] })).toBe(false);
  });

  test('CHK-103 ends with resolved and is back with an area saved again, whatever the old ladder was', () => {
    expect(isActive({ profile: { ...KNEE, status: 'resolved' } })).toBe(false);
    expect(isActive({ profile: { ...KNEE, area: null } })).toBe(false);
    expect(isActive({ profile: { ...KNEE, area: 'shin', rev: 2 }, gate: FINISHED })).toBe(true);
  });

  test('follows the gate while the profile has not been heard of', () => {
    const gate = { ...GATE, finishedOn: null };
    expect(isActive({ profile: null, gate: null })).toBe(false);
    expect(isActive({ profile: null, gate })).toBe(true);
    expect(isActive({ profile: null, gate: { ...gate, area: null } })).toBe(false);
    expect(isActive({ profile: null, gate: FINISHED })).toBe(false);
  });
});
