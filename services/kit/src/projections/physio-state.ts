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
      /**
       * Date on which the walk–run ladder was first finished, which is kept even after the injury has healed; null if
       * it has not been finished.
       */
      finishedOn: z.string().nullable(),
      /** First date of the current period at the level `stop`; null at any other level, missing in older documents. */
      stoppedOn: z.string().nullable().exactOptional(),
    })
    .nullable(),
  /** Check-ins, newest first, at most {@link CHECKINS_KEPT}. */
  checkins: z.array(
    physioCheckinRecorded.data.extend({
      /** Time of the event; missing in documents of earlier releases. */
      at: z.date().exactOptional(),
    }),
  ),
  /**
   * Stop days from check-ins that have been dropped, for services that look further back, and the first date from which
   * these days are complete (null if all are complete). Missing in services that do not need them and in documents from
   * earlier releases.
   */
  earlierStops: z
    .object({ from: z.string().nullable(), days: z.array(z.object({ date: z.string(), rev: z.number().int() })) })
    .exactOptional(),
});

/** The latest state of a runner in the physio service, by event type and with the revision of each event. */
export type PhysioProjection = z.infer<typeof physioProjection>;

/** Maximum number of check-ins per runner. The oldest are dropped first. */
export const CHECKINS_KEPT = 30;
const NOTHING: PhysioProjection = { profile: null, gate: null, checkins: [] };

/**
 * The functions named `with…` return the next state; null for an event that is repeated or older than the stored one.
 */
export const withProfile = (state: PhysioProjection | null, profile: Profile): PhysioProjection | null =>
  (state?.profile?.rev ?? 0) >= profile.rev ? null : { ...(state ?? NOTHING), profile };

/**
 * Applies a gate event. `date` is the runner's local date. The first date of a finished ladder or of a stop is
 * preserved.
 */
export const withGate = (state: PhysioProjection | null, gate: Gate, date: string): PhysioProjection | null => {
  if ((state?.gate?.rev ?? 0) >= gate.rev) return null;
  const known = state?.gate?.finishedOn ?? null;
  // The gate of a healed injury has no phase and no ladder. It does not end the period after the ladder.
  const finishedOn = gate.ladderFinished ? (known ?? date) : gate.phase === null ? known : null;
  const stoppedOn = gate.level === 'stop' ? (state?.gate?.stoppedOn ?? date) : null;
  return { ...(state ?? NOTHING), gate: { ...gate, finishedOn, stoppedOn } };
};

/** Applies a check-in event. `at` is the time of the event, for services that need it. */
export const withCheckin = (state: PhysioProjection | null, checkin: Checkin, at?: Date): PhysioProjection | null => {
  const known = state?.checkins ?? [];
  if (known.some(({ date, rev }) => date === checkin.date && rev >= checkin.rev)) return null;
  const others = known.filter(({ date }) => date !== checkin.date);
  const checkins = [...others, { ...checkin, ...(at && { at }) }]
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, CHECKINS_KEPT);
  return { ...(state ?? NOTHING), checkins };
};

/**
 * The effective injury status. An injury is active if the profile's injury is active. It is also active if that injury
 * has healed but the gate still restricts running, because a second injury is active or a healed one hurts again.
 */
export const injuryStatusOf = ({ profile, gate }: Pick<PhysioProjection, 'profile' | 'gate'>): Profile['status'] => {
  if (profile === null || profile.status === 'active') return 'active';
  return gate !== null && gate.level !== 'clear' ? 'active' : profile.status;
};

export const physioStateCollection = defineUserDocuments('physio_state', physioProjection);

export type PhysioStates = UserDocuments<PhysioProjection>;

/** The collection `physio_state`: one document per runner, which a service derives from `physio`'s events. */
export const createPhysioStates = (database: Connection): PhysioStates =>
  createUserDocuments(database, physioStateCollection);
