import { physioProfileBody } from '@stridewell/contracts/http/physio';
import type { TriageOutcome, TriageTier } from '@stridewell/contracts/web';
import type { AnsweredTriage, PhysioProfileDocument } from '../features/profile/document.ts';
import { replaceProfile } from '../features/profile/profile-state.ts';
import { NO_SIGNS } from './fixtures.ts';

export const givenOutcome = (tier: TriageTier): TriageOutcome => ({
  tier,
  title: tier,
  text: 'Where it leads.',
  actions: [],
  doNot: 'What not to do.',
  say: 'What to say.',
});

/** Creates a triage about swelling, an emergency by default. */
export const givenTriage = (date: string, tier: TriageTier = 'emergency'): AnsweredTriage => ({
  date,
  input: { flags: ['swelling'], answers: { calf_swollen: true } },
  outcome: givenOutcome(tier),
});

/** Creates a stored profile whose safety questions are answered with no, of an active knee injury, with the given changes. */
export const givenDocument = (change: Partial<PhysioProfileDocument> = {}): PhysioProfileDocument => {
  const body = physioProfileBody.parse({ primaryArea: 'knee', onset: 'gradual' });
  const at = new Date('2026-11-01T09:00:00Z');
  return {
    ...replaceProfile(null, body, '2026-11-01'),
    safety: { answered: [{ date: '2026-11-01', at: at.toISOString(), answers: NO_SIGNS.answers }], seen: [] },
    ...{ _id: 'p', userId: 'u', rev: 1, outbox: [], createdAt: at, updatedAt: at, restricted: false },
    ...change,
  };
};
