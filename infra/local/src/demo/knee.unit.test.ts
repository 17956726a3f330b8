import { trainingLogBody } from '@stridewell/contracts/http/running';
import { checkinBody } from '@stridewell/contracts/http/wellness';
import { addDays, daysBetween } from '@stridewell/contracts/web';
import { courseOf } from '@stridewell/physio/domain/course';
import { todayOf } from '@stridewell/physio/domain/today/today';
import { answersOf, checkinDayOf } from '@stridewell/physio/features/checkins/checkin-mapping';
import { injuryOf } from '@stridewell/physio/features/profile/profile-state';
import { checkNotes } from '@stridewell/safety';
import { describe, expect, test } from 'vitest';
import { demoDay } from './days.ts';
import { INJURY_DAYS, injuredDay, injuredLog, LADDER_DAYS } from './injury.ts';
import { kneeDay, kneeProfile } from './knee.ts';
import { kneeCourse } from './knee-course.ts';

const TODAY = '2026-11-20';
const DAYS = Array.from({ length: INJURY_DAYS + 1 }, (_, daysAgo) => daysAgo);

/** The demo runner's physio state on a past day. */
const stateOn = (daysAgo: number) => {
  const today = addDays(TODAY, -daysAgo);
  const { logs, sessions, worked, tests } = kneeCourse(TODAY);
  const until = <T extends { date: string }>(list: readonly T[]) => list.filter(({ date }) => date <= today);
  const injury = injuryOf(kneeProfile(addDays(TODAY, -INJURY_DAYS)), null);
  const course = courseOf({
    today,
    injury,
    checkins: until(DAYS.map((ago) => checkinDayOf({ date: addDays(TODAY, -ago), answers: answersOf(kneeDay(ago)) }))),
    ...{ tests: until(tests), sessions: until(worked) },
    training: until(sessions).map(({ date, stage, minutes }) => ({
      date,
      minutes,
      status: 'done',
      ladderStage: stage,
    })),
    logs: until(logs),
    runner: { level: 'Intermediate', ageBand: '18-49' },
  });
  return { course, shown: todayOf(course, injury, until(logs)) };
};

describe('kneeCourse', () => {
  test('progresses from Calm to Load and to stage 3 of the ladder', () => {
    const phases = DAYS.toReversed().map((daysAgo) => stateOn(daysAgo).course.phase);
    expect(phases).toEqual(phases.toSorted());
    expect([...new Set(phases)]).toEqual([1, 2]);
    const { course } = stateOn(0);
    expect(course.handedOverOn).toBe(addDays(TODAY, -9));
    expect(course.gate).toMatchObject({ level: 'ladder', stage: 3 });
  });

  test('ends today with one exercise done and the next ladder session available', () => {
    const { shown } = stateOn(0);
    if (shown.status !== 'ok') return expect.unreachable(shown.status);
    expect(shown.ladder).toMatchObject({ stage: 3, startable: true });
    expect(shown.exercises.length).toBeGreaterThan(2);
    expect(shown.exercises.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(shown.alerts.map(({ kind }) => kind)).not.toContain('red_flags');
  });

  test('adds two sessions of each stage, two days apart', () => {
    const { sessions } = kneeCourse(TODAY);
    expect(sessions.map(({ stage }) => stage)).toEqual([1, 1, 2, 2]);
    expect(sessions.map(({ date }) => daysBetween(date, TODAY))).toEqual([...LADDER_DAYS]);
  });

  test('logs most exercises as done, some as partial or skipped', () => {
    const { logs } = kneeCourse(TODAY);
    expect(logs.length).toBeGreaterThan(30);
    expect([...new Set(logs.map(({ status }) => status))].toSorted()).toEqual(['done', 'partial', 'skipped']);
    expect(logs.filter(({ status }) => status === 'done').length).toBeGreaterThan(logs.length * 0.8);
  });
});

describe('injuredDay and injuredLog', () => {
  test('injuredDay returns valid check-ins with harmless notes and does not change days before the injury', () => {
    expect(injuredDay(TODAY, 60)).toEqual(demoDay(TODAY, 60));
    for (const daysAgo of DAYS) {
      const body = injuredDay(addDays(TODAY, -daysAgo), daysAgo);
      expect(checkinBody.safeParse(body).success, JSON.stringify(body)).toBe(true);
      expect(checkNotes(body.notes ?? '').hit, String(body.notes)).toBe(false);
    }
  });

  test('injuredLog returns no run between the injury and the walk-run ladder', () => {
    const logs = DAYS.flatMap((daysAgo) => injuredLog(addDays(TODAY, -daysAgo), daysAgo) ?? []);
    for (const log of logs) expect(trainingLogBody.safeParse(log).success).toBe(true);
    const later = logs.filter(({ date }) => daysBetween(date, TODAY) < INJURY_DAYS);
    expect(new Set(later.map(({ planType, status }) => (status === 'done' ? planType : status)))).toEqual(
      new Set(['skipped', 'adapt']),
    );
    expect(later.every(({ date }) => daysBetween(date, TODAY) >= 9)).toBe(true);
  });
});
