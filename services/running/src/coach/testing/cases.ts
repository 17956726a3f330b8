import { readFileSync } from 'node:fs';
import type { PlanType, Recommendation, WeeklyPlanDay } from '@stridewell/contracts/web';

/** A case of infra/requirements/coach-cases.json, whose `about` describes how a reply is judged. */
export interface CoachCase {
  id: string;
  coach: 'running' | 'physio';
  kind: 'answer' | 'safety' | 'decline';
  runner: string;
  message: string;
  mustContain: string[];
  mustNotContain: string[];
}

interface CaseCheckin {
  date: string;
  sleep: number;
  stress: number;
  fatigue: number;
  pain: number;
  readiness: number;
  score: number;
  recommendation: Recommendation;
}

interface CaseLog {
  date: string;
  planType: PlanType;
  status: 'done' | 'partial' | 'skipped';
  minutes?: number;
  reason?: 'time' | 'fatigue' | 'pain' | 'other';
}

/** A runner of the cases, with the field names of the stored entities. */
export interface CaseRunner {
  id: string;
  today: string;
  timezone: string;
  coachProfile: {
    goal: '5k' | '10k' | 'half_marathon' | 'marathon' | 'fitness';
    raceDate: string | null;
    weeklyHours: number;
    daysAvailable: string;
    injuries: string;
    thresholdPace: string | null;
    longRunCapMin: number;
    runningProfileV2: {
      age: number;
      level: 'Beginner' | 'Intermediate' | 'Advanced';
      injury_history: ('Achilles' | 'Knee' | 'Lower back' | 'Hip' | 'Other')[];
      weight_category: string;
    };
  };
  checkins: CaseCheckin[];
  trainingLogs: CaseLog[];
  longestRun30d: number | null;
  weeklyPlan: {
    weekStart: string;
    phase: 'Base' | 'Build' | 'Peak' | 'Taper';
    totalMinutes: number;
    days: (Pick<WeeklyPlanDay, 'date' | 'planType' | 'minutes' | 'zone' | 'title'> & { day: string })[];
  };
  strength?: { minutes: number; days: string[] } | null;
  physioProfile: { primaryArea: string } | null;
  physioCheckins: { date: string; pain: number; redFlags: string[]; noNextDayWorsening: boolean }[];
  programme?: { phase: number } | null;
  ladder?: { stage: number } | null;
  facts: {
    weeksToRace?: number;
    daysToRace?: number;
    phaseWeeks?: Partial<Record<'Base' | 'Build' | 'Peak' | 'Taper', number>>;
    sessionCapMin?: number;
    handover?: boolean;
  };
}

interface CaseFile {
  runners: CaseRunner[];
  cases: CoachCase[];
}

const file = new URL('../../../../../infra/requirements/coach-cases.json', import.meta.url);
const parsed = JSON.parse(readFileSync(file, 'utf8')) as CaseFile;

export const RUNNERS: readonly CaseRunner[] = parsed.runners;
export const RUNNING_CASES: readonly CoachCase[] = parsed.cases.filter(({ coach }) => coach === 'running');

export const runnerNamed = (id: string): CaseRunner => {
  const found = RUNNERS.find((runner) => runner.id === id);
  if (!found) throw new Error(`The cases know no runner ${id}`);
  return found;
};
