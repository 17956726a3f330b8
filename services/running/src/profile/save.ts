import type { TextSafety } from '@stridewell/coaching/safety/texts';
import { runningProfileChanged } from '@stridewell/contracts/events/events';
import type { CoachProfileBody } from '@stridewell/contracts/http/running';
import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { invalid, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { createTurns } from '@stridewell/kit/turns';
import { daysAvailableOf } from './days.ts';
import type { CoachProfileDocument, CoachProfileState } from './document.ts';
import type { CoachProfileRepository } from './repository.ts';
import { profileFacts, replaceProfile } from './rules.ts';

const TRIES = 5;

export interface SavedProfile {
  document: CoachProfileDocument;
  ignored: string[];
}

const isSame = (current: CoachProfileDocument, state: CoachProfileState): boolean =>
  (Object.keys(state) as (keyof CoachProfileState)[]).every((field) => current[field] === state[field]);

const NO_DAY = 'Please name at least one day of the week, such as Mon, Wed or Saturday.';

export interface ProfileSaverParts {
  profiles: CoachProfileRepository;
  /** Reads what the runner wrote in their own words. */
  texts: Pick<TextSafety, 'keepForm'>;
  clock: Clock;
}

/** What a runner wrote in their own words. The threshold pace is a text too: whatever is typed into it is read. */
const textsOf = ({ injuries, thresholdPace }: CoachProfileState) => [injuries, thresholdPace];

/**
 * Replaces a runner's profile: state and event in one atomic write under the document's revision, tried up to five times.
 * Text without a day in `daysAvailable` is refused. A save that changes nothing stores and tells nothing.
 */
export const createProfileSaver = ({ profiles, texts, clock }: ProfileSaverParts) => {
  const inTurn = createTurns();

  const attempt = async (
    user: TokenZone,
    timezone: string,
    body: CoachProfileBody,
    daysAvailable: string | null,
  ): Promise<SavedProfile | null> => {
    const { userId } = user;
    const current = await profiles.find(userId);
    const at = clock.now();
    const { state, ignored } = replaceProfile(current, body, daysAvailable, dateIn(timezone, at));
    // Sent once more, by an impatient finger or a queue: there is nothing to store and nothing to tell.
    if (current && isSame(current, state)) return { document: current, ignored };
    if (current && current.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    await texts.keepForm(userId, current ? textsOf(current) : [], textsOf(state));
    const rev = (current?.rev ?? 0) + 1;
    const entry = createEntry(runningProfileChanged, { ...profileFacts(state), rev }, at, user);
    const id = current?._id ?? createId();
    const save = { state, entry, at };
    const stored = current ? await profiles.update(userId, current, save) : await profiles.insert(userId, id, save);
    if (!stored) return null;
    const document = { _id: id, userId, ...state, createdAt: current?.createdAt ?? at, updatedAt: at, rev, outbox: [] };
    return { document, ignored };
  };

  return async (user: TokenZone, timezone: string, body: CoachProfileBody): Promise<SavedProfile> => {
    const daysAvailable = daysAvailableOf(body.daysAvailable);
    if (daysAvailable === undefined) throw invalid('daysAvailable', NO_DAY);
    return inTurn(user.userId, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const saved = await attempt(user, timezone, body, daysAvailable);
        if (saved) return saved;
      }
      throw unavailable();
    });
  };
};
