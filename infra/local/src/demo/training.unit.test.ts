import { coachProfileBody, runningProfileV2Schema, trainingLogBody } from '@stridewell/contracts/http/running';
import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { demoLog, demoProfile } from './training.ts';

const TODAYS = Array.from({ length: 14 }, (_, days) => addDays('2026-11-20', days));
const logsOf = (today: string) =>
  Array.from({ length: 28 }, (_, index) => demoLog(addDays(today, -(index + 1)), index + 1)).filter(
    (log) => log !== null,
  );

describe('demoLog and demoProfile', () => {
  test.each(TODAYS)('demoLog returns valid logs on %s, most of them done', (today) => {
    const logs = logsOf(today);
    for (const log of logs) expect(trainingLogBody.safeParse(log).success).toBe(true);
    expect(logs.length).toBeGreaterThan(12);
    expect(logs.filter(({ status }) => status === 'done').length).toBeGreaterThan(logs.length * 0.6);
    expect(logsOf(today)).toEqual(logs);
  });

  test('demoLog returns done, partial and skipped sessions', () => {
    const statuses = new Set(TODAYS.flatMap(logsOf).map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['done', 'partial', 'skipped']);
  });

  test.each(TODAYS)('demoProfile returns a valid profile on %s with a race on the Sunday in ten weeks', (today) => {
    const profile = coachProfileBody.parse(demoProfile(today));
    expect(runningProfileV2Schema.safeParse(JSON.parse(String(profile.runningProfileV2))).success).toBe(true);
    expect(daysBetween(weekStartOf(today), String(profile.raceDate))).toBe(76);
  });
});
