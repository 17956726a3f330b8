import { type PhysioCheckinBody, physioCheckinBody, physioProfileBody } from '@stridewell/contracts/http/physio';
import { triageQuestionsFor } from '@stridewell/contracts/web';
import type { PhysioProfileState } from '@stridewell/physio/features/profile/document';
import { replaceProfile } from '@stridewell/physio/features/profile/profile-state';
import { INJURY_DAYS, LADDER_DAYS } from './injury.ts';

/** Pain (0 to 10) on each day from the first day of the injury to today. */
const PAIN = [5, 5, 4, 5, 4, 4, 4, 3, 3, 4, 3, 2, 3, 2, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 0, 1, 1];
/** First day on which brisk walks (and, below, the functional tests) succeed, in days before today. */
const WALKS_SINCE = 12;
const TESTS_SINCE = 9;
/** The only morning on which the knee was worse, in days before today. */
const WORSE_MORNING = 23;

/** The demo runner's physio profile. */
export const KNEE = physioProfileBody.parse({
  primaryArea: 'knee',
  onset: 'gradual',
  painHistory: 'Front of the right knee, first after a long run in new shoes. Worst on stairs down and after sitting.',
});

/** The stored knee profile, starting on a date, with its safety questions answered with no. */
export function kneeProfile(since: string): PhysioProfileState {
  const { primaryArea: area, onset } = KNEE;
  const noes = triageQuestionsFor({ flags: [], area, onset }).map(({ id }) => [id, false] as const);
  const answered = [{ date: since, at: `${since}T08:00:00.000Z`, answers: Object.fromEntries(noes) }];
  return { ...replaceProfile(null, KNEE, since), safety: { answered, seen: [] } };
}

/** The demo runner's physio check-in of a past day: painful at first, then steadily better. */
export function kneeDay(daysAgo: number): PhysioCheckinBody {
  const pain = PAIN[INJURY_DAYS - daysAgo] ?? 1;
  const yesterday = PAIN[INJURY_DAYS - daysAgo - 1] ?? pain;
  return physioCheckinBody.parse({
    pain,
    trend: pain < yesterday ? 'down' : 'same',
    functionLimits: pain > 2 ? ['stairs'] : ['none'],
    redFlags: [],
    walkRunTolerance: daysAgo <= WALKS_SINCE,
    functionalTestsOk: daysAgo <= TESTS_SINCE,
    stairsDownhillPain: pain > 2,
    noNextDayWorsening: daysAgo === INJURY_DAYS ? null : daysAgo !== WORSE_MORNING,
    runPainLevel: LADDER_DAYS.includes(daysAgo) ? 1 : null,
  });
}
