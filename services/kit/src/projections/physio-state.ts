import type { EventData } from '@stridewell/contracts/events/envelope';
import type {
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
} from '@stridewell/contracts/events/events';
import type { Connection } from '../mongo/database.ts';
import { createUserDocuments, type UserDocuments } from './user-document-repository.ts';

type Gate = EventData<typeof physioGateChanged>;
type Checkin = EventData<typeof physioCheckinRecorded>;
type Profile = EventData<typeof physioProfileChanged>;

/** What the physio service told, source by source, each with the revision it was told at. */
export interface PhysioProjection {
  profile: Profile | null;
  /** `stoppedOn`: the first of the days in a row on which the gate allows no run; null while it does, missing where nobody has looked. */
  gate: (Gate & { finishedOn: string | null; stoppedOn?: string | null }) | null;
  /** Newest first, at most {@link CHECKINS_KEPT}. */
  checkins: Checkin[];
}

export const CHECKINS_KEPT = 30;
const NOTHING: PhysioProjection = { profile: null, gate: null, checkins: [] };

/** Each answers the next state, or null where the event is a repeat or older than what is known. */
export const withProfile = (state: PhysioProjection | null, profile: Profile): PhysioProjection | null =>
  (state?.profile?.rev ?? 0) >= profile.rev ? null : { ...(state ?? NOTHING), profile };

/** `date` is the runner's own on which the gate changed: the first one with the ladder finished, or stopped, is kept. */
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

export const PHYSIO_STATE = 'physio_state';

export type PhysioStates = UserDocuments<PhysioProjection>;

/** `physio_state`: one document per runner, following `physio`; a copy of each service that needs it. */
export const createPhysioStates = (database: Connection): PhysioStates =>
  createUserDocuments<PhysioProjection>(database, PHYSIO_STATE);
