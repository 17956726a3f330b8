import { physioProfileBody } from '@stridewell/contracts/http/physio';
import { TRIAGE_QUESTIONS, type TriageInput, type TriageOutcome, type TriageTier } from '@stridewell/contracts/web';
import type { AnsweredTriage, PhysioProfileDocument } from '../features/profile/document.ts';
import { replaceProfile } from '../features/profile/profile-state.ts';

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

/** A "no" to every safety question. */
export const NO_SIGN: TriageInput['answers'] = Object.fromEntries(TRIAGE_QUESTIONS.map(({ id }) => [id, false]));

/** Creates a stored profile whose safety questions are answered with no, of an active knee injury, with the given changes. */
export const givenDocument = (change: Partial<PhysioProfileDocument> = {}): PhysioProfileDocument => {
  const body = physioProfileBody.parse({ primaryArea: 'knee', onset: 'gradual' });
  const at = new Date('2026-11-01T09:00:00Z');
  return {
    ...replaceProfile(null, body, '2026-11-01'),
    safety: { answered: [{ date: '2026-11-01', at: at.toISOString(), answers: NO_SIGN }], seen: [] },
    ...{ _id: 'p', userId: 'u', rev: 1, outbox: [], createdAt: at, updatedAt: at, restricted: false },
    ...change,
  };
};
