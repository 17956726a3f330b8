import { isDeepStrictEqual } from 'node:util';
import type { FormText, TextSafety } from '@stridewell/coaching/safety/texts';
import { physioProfileChanged } from '@stridewell/contracts/events/events';
import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { createTurns } from '@stridewell/kit/turns';
import type { PhysioProfileDocument, PhysioProfileState } from './document.ts';
import type { PhysioProfileRepository } from './repository.ts';

const TRIES = 5;

/**
 * Computes the next state of a profile from the current one and the runner's date; null leaves it as is. Throws to
 * refuse.
 */
export type Decide = (current: PhysioProfileDocument | null, today: string) => PhysioProfileState | null;

export interface Change {
  userId: string;
  timezone: string;
  decide: Decide;
  /** Re-evaluates exclusions even when nothing else changes: a check-in can add or end one. */
  recheck?: boolean;
}

export interface SaverDependencies {
  profiles: PhysioProfileRepository;
  /** Safety check of the texts the runner wrote about the injury. */
  texts: Pick<TextSafety, 'keepForm'>;
  clock: Clock;
  /** Whether an exclusion applies to a runner with the given profile. */
  isRestricted(userId: string, state: PhysioProfileState, today: string): Promise<boolean>;
}

const textsOf = ({ painHistory, mdDiagnosisText, restrictionsMeds }: PhysioProfileState): FormText[] => [
  painHistory,
  mdDiagnosisText,
  restrictionsMeds,
];

const isSame = (current: PhysioProfileDocument, next: object): boolean =>
  Object.entries(next).every(([field, value]) => isDeepStrictEqual(Reflect.get(current, field), value));

/**
 * Changes a runner's profile: state and event in one atomic write at the document's revision, tried up to five times.
 * A change without effect neither writes nor publishes. Returns the resulting profile.
 */
export const createProfileSaver = ({ profiles, texts, clock, isRestricted }: SaverDependencies) => {
  const runExclusive = createTurns();

  const attempt = async ({
    userId,
    timezone,
    decide,
    recheck,
  }: Change): Promise<PhysioProfileDocument | 'nothing' | null> => {
    const current = await profiles.find(userId);
    const at = clock.now();
    const today = dateIn(timezone, at);
    const decided = decide(current, today);
    if (!decided) return current ?? 'nothing';
    // A repeat of the same request (double tap or retry): nothing to write or publish.
    if (current && !recheck && isSame(current, decided)) return current;
    const state = { ...decided, restricted: await isRestricted(userId, decided, today) };
    if (current && isSame(current, state)) return current;
    // A recheck is never refused for a full outbox: the relay runs it before it publishes the entries that fill the
    // outbox.
    if (current && !recheck && current.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    await texts.keepForm(userId, current ? textsOf(current) : [], textsOf(state));
    const rev = (current?.rev ?? 0) + 1;
    const { primaryArea: area, status, restricted, since } = state;
    const entry = createEntry(physioProfileChanged, { area, status, restricted, since, rev }, at);
    const id = current?._id ?? createId();
    const write = { state, entry, at };
    const stored = current ? await profiles.update(userId, current, write) : await profiles.insert(userId, id, write);
    if (!stored) return null;
    return { _id: id, userId, ...state, createdAt: current?.createdAt ?? at, updatedAt: at, rev, outbox: [entry] };
  };

  return (change: Change): Promise<PhysioProfileDocument | null> =>
    runExclusive(change.userId, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const saved = await attempt(change);
        if (saved) return saved === 'nothing' ? null : saved;
      }
      throw unavailable();
    });
};

export type ProfileSaver = ReturnType<typeof createProfileSaver>;
