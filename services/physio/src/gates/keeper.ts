import { physioGateChanged } from '@stridewell/contracts/events/events';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { createTurns } from '@stridewell/kit/turns';
import type { CourseReader, Standing } from '../course/now.ts';
import { stateOf } from '../profile/rules.ts';
import type { Decide, ProfileSaver } from '../profile/save.ts';
import type { GateDocument, GateState } from './document.ts';
import type { GateRepository } from './repository.ts';
import { gateStateOf } from './rules.ts';

const TRIES = 5;

export interface KeeperDependencies {
  gates: GateRepository;
  courses: CourseReader;
  saveProfile: ProfileSaver;
  clock: Clock;
  /** Called with a document's id after a change of it is stored. */
  onSaved: { gate(documentId: string): void; profile(documentId: string): void };
}

export interface GateKeeper {
  /**
   * Updates the published gate and restriction of a runner from their current inputs. Idempotent and safe to run
   * concurrently; writes only changes. Returns the state of the injury as read for it; null without a profile.
   */
  follow(userId: string, timezone: string): Promise<Standing | null>;
}

const isSame = (stored: GateDocument, state: GateState): boolean =>
  (Object.keys(state) as (keyof GateState)[]).every((field) => stored[field] === state[field]);

export const createGateKeeper = (dependencies: KeeperDependencies): GateKeeper => {
  const { gates, courses, saveProfile, clock, onSaved } = dependencies;
  const runExclusive = createTurns();

  /** False when another write changed the gate first. */
  const write = async (userId: string, stored: GateDocument | null, state: GateState): Promise<boolean> => {
    if (stored && isSame(stored, state)) return true;
    if (stored && stored.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const at = clock.now();
    const rev = (stored?.rev ?? 0) + 1;
    const entry = createEntry(physioGateChanged, { ...state, rev }, at);
    const id = stored?._id ?? createId();
    const done = stored
      ? await gates.update(userId, stored, { state, entry, at })
      : await gates.insert(userId, id, { state, entry, at });
    if (done) onSaved.gate(id);
    return done;
  };

  /** A check-in can add or end an exclusion: then the profile stores and publishes the new restriction. */
  const publishRestriction = async (userId: string, timezone: string): Promise<void> => {
    const decide: Decide = (current) => current && stateOf(current);
    const saved = await saveProfile({ userId, timezone, decide, recheck: true });
    if (saved) onSaved.profile(saved._id);
  };

  const settle = async (userId: string, timezone: string): Promise<Standing | null> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // The gate is read before its inputs. A concurrent request that changes an input and then updates the gate either
      // sees this write or makes it fail, so the last write is always computed from the newest inputs.
      const stored = await gates.find(userId);
      const standing = await courses.now(userId, timezone);
      if (!standing) return null;
      const { profile, course } = standing;
      const isRestricted = profile.status === 'active' && course.exclusion !== null;
      if (isRestricted !== profile.restricted) await publishRestriction(userId, timezone);
      if (await write(userId, stored, gateStateOf(profile, course))) return standing;
    }
    throw unavailable();
  };

  /**
   * Calls waiting for the mutex. They have read nothing yet, so later calls for the same key can share their result.
   */
  const waiting = new Map<string, Promise<Standing | null>>();

  return {
    follow(userId, timezone) {
      const key = `${userId} ${timezone}`;
      const joined = waiting.get(key);
      if (joined) return joined;
      const turn = runExclusive(userId, () => {
        waiting.delete(key);
        return settle(userId, timezone);
      });
      waiting.set(key, turn);
      return turn;
    },
  };
};
