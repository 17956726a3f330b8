import { readFileSync } from 'node:fs';
import type { PlanType, Recommendation, RunningProfileV2 } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { LoggedDay, PhysioState } from './adapt/types.ts';
import { courseOf } from './course.ts';
import { makeWeek } from './make-week.ts';
import { runnerOf } from './runner.ts';
import { MONDAY } from './testing/given.ts';
import { physioOf } from './testing/given-week.ts';

interface CaseRunner {
  id: string;
  today: string;
  coachProfile: Omit<Parameters<typeof runnerOf>[0], 'runningProfileV2' | 'updatedAt'> & {
    runningProfileV2: RunningProfileV2;
  };
  checkins: { date: string; score: number; recommendation: Recommendation; pain: number }[];
  trainingLogs: LoggedDay[];
  weeklyPlan: {
    totalMinutes: number;
    days: { date: string; planType: PlanType; minutes: number; zone: string | null; title: string }[];
  };
  physioProfile: { primaryArea: string } | null;
  physioCheckins: { date: string; pain: number; redFlags: string[] }[];
  facts: Record<string, unknown>;
}

const file = new URL('../../../../../infra/requirements/coach-cases.json', import.meta.url);
const { runners } = JSON.parse(readFileSync(file, 'utf8')) as { runners: CaseRunner[] };
const found = (id: string): CaseRunner => runners.find((runner) => runner.id === id) as CaseRunner;

type Gate = Parameters<typeof physioOf>[0];

const GATES: Record<string, Gate> = {
  sindre: { level: 'walk' },
  nora: { level: 'stop' },
  bjorn: { level: 'stop' },
  tove: { level: 'ladder', stage: 4, intervals: '3 x (5/2)', minutes: 31 },
  emil: { level: 'ladder', stage: 1, intervals: '8 x (1/2)', minutes: 34 },
};

const physioState = ({ id, physioProfile, physioCheckins }: CaseRunner): PhysioState | null => {
  if (!physioProfile) return null;
  const checkins = physioCheckins.map(({ date, pain, redFlags }) => ({
    date,
    pain,
    flags: redFlags,
    worsening: false,
  }));
  return physioOf(GATES[id] ?? null, { area: physioProfile.primaryArea, checkins: checkins.reverse() });
};

/** The week of a case runner on its Friday, with the days before it and the logged ones kept as they stand there. */
const weekOf = (runner: CaseRunner, weekStart = MONDAY) => {
  const { coachProfile, checkins, trainingLogs, weeklyPlan, today } = runner;
  const profile = { ...coachProfile, runningProfileV2: JSON.stringify(coachProfile.runningProfileV2), updatedAt: '' };
  const logged = new Set(trainingLogs.map(({ date }) => date));
  const kept = weeklyPlan.days
    .filter(({ date }) => date < today || logged.has(date))
    .map(({ date, planType, minutes, zone, title }) => ({
      date,
      planType,
      minutes,
      zone,
      title,
      why: 'As it stood.',
      hardMinutes: 0,
    }));
  const metrics = { sleep: 3, stress: 3, fatigue: 3, readiness: 5 };
  return makeWeek({
    runner: runnerOf(profile).runner,
    weekStart,
    today,
    programmeStart: MONDAY,
    records: trainingLogs,
    kept: weekStart === MONDAY ? kept : [],
    checkins: checkins.map(({ pain, ...checkin }) => ({ ...checkin, metrics: { ...metrics, pain } })),
    pauses: [],
    physio: physioState(runner),
    lighter: null,
    base: null,
  }).current;
};

describe('the runners of the coach’s cases', () => {
  it.each(['sindre', 'nora', 'tove', 'emil', 'bjorn', 'ingrid', 'marit'])('%s has this week', (id) => {
    const runner = found(id);
    const week = weekOf(runner);
    expect(week.totalMinutes).toBe(runner.weeklyPlan.totalMinutes);
    for (const [at, { date, planType, minutes, zone, title }] of runner.weeklyPlan.days.entries())
      expect(week.days[at]).toMatchObject({ date, planType, minutes, zone, title });
  });

  it('aksel has a Recover day, the offer of a lighter week, and a next week of a fifth less', () => {
    const week = weekOf(found('aksel'));
    expect(week.days[4]).toMatchObject({ planType: 'easy', zone: 'Z1' });
    expect(week.days[4]?.changed).toContain('today is Recover');
    expect(week.offer?.text).toBe('This is your third low day. Want a lighter week? I can cut it by a fifth.');
    expect(weekOf(found('aksel'), '2026-11-23').notes[0]).toContain('a fifth lighter');
  });

  it.each(['ingrid', 'marit', 'aksel'])('PLANR-03 %s is as far from the race as the facts say', (id) => {
    const { coachProfile, facts, today } = found(id);
    const profile = { ...coachProfile, runningProfileV2: JSON.stringify(coachProfile.runningProfileV2), updatedAt: '' };
    const course = courseOf(runnerOf(profile).runner, MONDAY, MONDAY, today);
    expect(course).toMatchObject({ weeksToRace: facts.weeksToRace, daysToRace: facts.daysToRace });
    if (facts.phaseWeeks) expect(course.phaseWeeks).toEqual(facts.phaseWeeks);
  });
});
