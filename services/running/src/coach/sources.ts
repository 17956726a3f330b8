import type { SourceTable } from '@stridewell/chat/dialogue';
import type { Topic } from './intents/rules.ts';

/** The stored data that the answer to each topic is based on. */
export const SOURCES: SourceTable<Topic> = {
  ...{ today: ['plan'], day: ['plan'], week: ['plan'], weekLeft: ['plan', 'log'], weekTotal: ['plan'] },
  ...{ nextWeek: ['plan'], restDays: ['plan'], longRun: ['plan'], makePlan: ['plan'], phase: ['plan'] },
  ...{ phaseNext: ['plan'], taper: ['plan'], taperWhen: ['plan'], taperCut: ['plan'], taperFast: ['plan'] },
  ...{ swap: ['plan'], missed: ['plan', 'log'], stack: ['plan'], strength: ['plan'], addons: ['plan'] },
  ...{ easier: ['plan', 'checkin'], shortTime: ['plan'], lighterWeek: ['plan'], add: ['plan'], runAgain: ['plan'] },
  ...{ instead: ['plan'], noWatch: ['plan'], treadmill: ['plan'], warmUp: ['plan'] },
  ...{ score: ['checkin'], trend: ['checkin'], checkinEffect: ['checkin', 'plan'], tired: ['checkin', 'plan'] },
  ...{ cap: ['log', 'plan'], capWhy: ['log', 'plan'], lastWeek: ['log'], done: ['log'], progress: ['log', 'checkin'] },
  ...{ ladder: ['rehab'], pain: ['rehab'] },
  ...{ profile: ['profile'], goal: ['profile'], raceDate: ['profile', 'plan'], extraRace: ['profile', 'plan'] },
  ...{ zones: ['profile'], zonePace: ['profile'], paceZone: ['profile'], raceGoal: ['profile', 'log'] },
};
