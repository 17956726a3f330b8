import { readFileSync } from 'node:fs';
import type { ExerciseStatus, Onset } from '@stridewell/contracts/web';
import type { CheckinDay, CourseInputs, ExerciseLog, RunnerFacts, TrainingDay } from '../types.ts';
import { givenCheckin, givenInjury } from './course-fixtures.ts';
import { earlierOf, type PhysioCaseId, SINCE, STAGES } from './earlier-history.ts';

/** The physio data of one runner in infra/requirements/coach-cases.json. */
export interface PhysioCase {
  id: PhysioCaseId;
  today: string;
  coachProfile: { runningProfileV2: { age: number; level: RunnerFacts['level'] } };
  trainingLogs: { date: string; status: TrainingDay['status']; minutes?: number }[];
  physioProfile: {
    primaryArea: CourseInputs['injury']['area'];
    onset: Onset;
    painHistory: string;
    mdDiagnosis: boolean;
    mdDiagnosisText: string;
    restrictionsMeds: string;
  };
  physioCheckins: (Partial<CheckinDay> & { date: string })[];
  physioLogs: { date: string; planned: string; status: ExerciseStatus }[];
  programme: { phase: number; startedOn: string; weekInPhase: number } | null;
  ladder: { stage: number; cleanSessionsAtStage: number; cleanSessionsNeeded: number } | null;
  facts: { physioReadiness: number; dose?: string; handover?: boolean; refer?: string };
}

const file = new URL('../../../../../infra/requirements/coach-cases.json', import.meta.url);
const { runners } = JSON.parse(readFileSync(file, 'utf8')) as { runners: PhysioCase[] };

/** Reads one runner from the coach case file. */
export const physioCase = (id: PhysioCaseId): PhysioCase => {
  const found = runners.find((runner) => runner.id === id);
  if (!found) throw new Error(`unknown runner ${id}`);
  return found;
};

const ageBandOf = (age: number): RunnerFacts['ageBand'] => {
  if (age < 18) return 'under-18';
  return age < 50 ? '18-49' : '50-plus';
};

/** Returns the course inputs for a physio runner in the coach cases, including the weeks before those in the file. */
export const caseInputs = (id: PhysioCaseId): CourseInputs => {
  const { today, physioProfile, physioCheckins, trainingLogs, physioLogs, coachProfile } = physioCase(id);
  const { primaryArea, ...said } = physioProfile;
  const { age, level } = coachProfile.runningProfileV2;
  const earlier = earlierOf(id);
  const training = trainingLogs.map(({ date, status, minutes }) => ({
    ...{ date, status, minutes: minutes ?? null },
    ladderStage: STAGES[id]?.[date] ?? null,
  }));
  const logs: ExerciseLog[] = physioLogs.map((log) => ({ ...log, exerciseId: null }));
  return {
    today,
    injury: givenInjury(primaryArea, { ...said, since: SINCE[id] }),
    checkins: [...earlier.checkins, ...physioCheckins.map((answers) => givenCheckin(answers))],
    training: [...earlier.training, ...training],
    logs,
    ...{ tests: earlier.tests, sessions: earlier.sessions },
    runner: { level, ageBand: ageBandOf(age) },
  };
};
