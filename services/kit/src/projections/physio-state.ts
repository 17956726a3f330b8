import type { EventData } from '@stridewell/contracts/events/envelope';
import { physioCheckinRecorded, physioGateChanged, physioProfileChanged } from '@stridewell/contracts/events/events';
import { z } from 'zod';
import type { Connection } from '../mongo/database.ts';
import { createUserDocuments, defineUserDocuments, type UserDocuments } from './user-document-repository.ts';

type Gate = EventData<typeof physioGateChanged>;
type Checkin = EventData<typeof physioCheckinRecorded>;
type Profile = EventData<typeof physioProfileChanged>;

const physioProjection = z.object({
  profile: physioProfileChanged.data.nullable(),
  gate: physioGateChanged.data
    .extend({
      /** Date on which the ladder was first finished; null before. */
      finishedOn: z.string().nullable(),
      /** First day of the current period without running; null while running is allowed, missing in older documents. */
      stoppedOn: z.string().nullable().exactOptional(),
    })
    .nullable(),
  /** Newest first, at most {@link CHECKINS_KEPT}. */
  checkins: z.array(physioCheckinRecorded.data),
});

/** The latest state of the physio service by event type, each with its revision. */
export type PhysioProjection = z.infer<typeof physioProjection>;

export const CHECKINS_KEPT = 30;
const NOTHING: PhysioProjection = { profile: null, gate: null, checkins: [] };

/** The `with…` functions return the next state; null for a repeated or older event. */
export const withProfile = (state: PhysioProjection | null, profile: Profile): PhysioProjection | null =>
  (state?.profile?.rev ?? 0) >= profile.rev ? null : { ...(state ?? NOTHING), profile };

/** `date` is the runner's local date. Keeps the first date of a finished ladder or of a stop. */
export const withGate = (state: PhysioProjection | null, gate: Gate, date: string): PhysioProjection | null => {
  if ((state?.gate?.rev ?? 0) >= gate.rev) return null;
  const finishedOn = gate.ladderFinished ? (state?.gate?.finishedOn ?? date) : null;
  const stoppedOn = gate.level === 'stop' ? (state?.gate?.stoppedOn ?? date) : null;
  return { ...(state ?? NOTHING), gate: { ...gate, finishedOn, stoppedOn } };
};

export const withCheckin = (state: PhysioProjection | null, checkin: Checkin): PhysioProjection | null => {
  const known = state?.checkins ?? [];
  if (known.some(({ date, rev }) => date === checkin.date && rev >= checkin.rev)) return null;
  const others = known.filter(({ date }) => date !== checkin.date);
  const checkins = [...others, checkin].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, CHECKINS_KEPT);
  return { ...(state ?? NOTHING), checkins };
};

export const physioStateCollection = defineUserDocuments('physio_state', physioProjection);

export type PhysioStates = UserDocuments<PhysioProjection>;

/** `physio_state`: one document per runner, projected from `physio`'s events into the service's own database. */
export const createPhysioStates = (database: Connection): PhysioStates =>
  createUserDocuments(database, physioStateCollection);
