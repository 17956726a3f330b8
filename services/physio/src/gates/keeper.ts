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
  /** Called with a document's id once a change of it is stored. */
  onSaved: { gate(documentId: string): void; profile(documentId: string): void };
}

export interface GateKeeper {
  /**
   * Brings what others are told of a runner's injury in line with all it follows from. May be repeated, and run side by side,
   * without harm; nothing is written while nothing changed. Answers the injury as it was read for it; null without a profile.
   */
  follow(userId: string, timezone: string): Promise<Standing | null>;
}

const isSame = (stored: GateDocument, state: GateState): boolean =>
  (Object.keys(state) as (keyof GateState)[]).every((field) => stored[field] === state[field]);

export const createGateKeeper = (dependencies: KeeperDependencies): GateKeeper => {
  const { gates, courses, saveProfile, clock, onSaved } = dependencies;
  const inTurn = createTurns();

  /** False when another write was first. */
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

  /** An exclusion can come and go with a check-in: then the profile tells it anew. */
  const tellRestriction = async (userId: string, timezone: string): Promise<void> => {
    const decide: Decide = (current) => current && stateOf(current);
    const saved = await saveProfile({ userId, timezone, decide, recheck: true });
    if (saved) onSaved.profile(saved._id);
  };

  const settle = async (userId: string, timezone: string): Promise<Standing | null> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // The gate is read before what it follows from: whoever changes an input and then follows either finds this write
      // or makes it fail, so the last word always rests on the newest inputs.
      const stored = await gates.find(userId);
      const standing = await courses.now(userId, timezone);
      if (!standing) return null;
      const { profile, course } = standing;
      const isRestricted = profile.status === 'active' && course.exclusion !== null;
      if (isRestricted !== profile.restricted) await tellRestriction(userId, timezone);
      if (await write(userId, stored, gateStateOf(profile, course))) return standing;
    }
    throw unavailable();
  };

  /** Those that wait for their turn: they have read nothing yet, so whoever comes meanwhile is served by them too. */
  const waiting = new Map<string, Promise<Standing | null>>();

  return {
    follow(userId, timezone) {
      const key = `${userId} ${timezone}`;
      const joined = waiting.get(key);
      if (joined) return joined;
      const turn = inTurn(userId, () => {
        waiting.delete(key);
        return settle(userId, timezone);
      });
      waiting.set(key, turn);
      return turn;
    },
  };
};
