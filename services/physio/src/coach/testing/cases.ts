import { readFileSync } from 'node:fs';
import type { Recommendation } from '@stridewell/contracts/web';
import { caseInputs } from '../../domain/testing/case-runners.ts';
import type { PhysioCaseId } from '../../domain/testing/earlier-history.ts';
import type { CoachState } from '../state.ts';
import { stateFrom, unfollowed } from './case-state.ts';

/** A case in infra/requirements/coach-cases.json. Its field `about` describes how replies are assessed. */
export interface CoachCase {
  id: string;
  coach: 'running' | 'physio';
  kind: 'answer' | 'safety' | 'decline';
  runner: string;
  message: string;
  mustContain: string[];
  mustNotContain: string[];
}

interface CaseRunner {
  id: string;
  today: string;
  physioProfile: object | null;
  checkins: { date: string; score: number; recommendation: Recommendation }[];
  weeklyPlan: { days: { date: string; planType: string; minutes: number }[] };
}

const casesIn = (name: string): { runners?: CaseRunner[]; cases: CoachCase[] } =>
  JSON.parse(readFileSync(new URL(`../../../../../infra/requirements/${name}`, import.meta.url), 'utf8'));

const { runners = [], cases } = casesIn('coach-cases.json');

export const PHYSIO_CASES: readonly CoachCase[] = cases.filter(({ coach }) => coach === 'physio');
/** Paraphrases of the questions in the cases. */
export const PARAPHRASES: readonly CoachCase[] = casesIn('physio-paraphrases.json').cases;

/** Returns the physio coach's state for a runner in the cases. */
export const stateOf = (id: string): CoachState => {
  const found = runners.find((runner) => runner.id === id);
  if (!found) throw new Error(`The cases know no runner ${id}`);
  const day = found.checkins.find(({ date }) => date === found.today);
  const row = found.weeklyPlan.days.find(({ date }) => date === found.today);
  const told = {
    readiness: day ? { score: day.score, recommendation: day.recommendation } : null,
    session: row ? { planType: row.planType, minutes: row.minutes } : null,
  };
  return found.physioProfile ? stateFrom(caseInputs(id as PhysioCaseId), told) : unfollowed('profile_required', told);
};
