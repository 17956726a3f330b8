import { isDeepStrictEqual } from 'node:util';
import { runningProfileChanged } from '@stridewell/contracts/events/events';
import type { CoachProfileBody } from '@stridewell/contracts/http/running';
import { dateIn } from '@stridewell/contracts/web';
import type { TextSafety } from '@stridewell/holds/stored-texts';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import { createAggregate, replaceState } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { daysAvailableOf } from '../../domain/parse-days.ts';
import type { CoachProfileDocument, CoachProfileState } from './document.ts';
import { profileEventFacts, replaceProfile, statesTooYoung } from './profile-state.ts';
import type { CoachProfileRepository } from './repository.ts';

export interface SavedProfile {
  document: CoachProfileDocument;
  /** Names of the fields in the request body that were ignored. */
  ignored: string[];
}

const NO_DAY = 'Please name at least one day of the week, such as Mon, Wed or Saturday.';
const TOO_YOUNG = 'Stridewell is for runners from the age of 13.';

export interface ProfileSaverParts {
  profiles: CoachProfileRepository;
  /** Safety check for the runner's free-text fields. */
  texts: Pick<TextSafety, 'keepForm'>;
  clock: Clock;
}

/**
 * Returns the free-text fields of a profile. The threshold pace is included, because it is a text field that can
 * contain anything.
 */
const textsOf = ({ injuries, thresholdPace }: CoachProfileState) => [injuries, thresholdPace];

/**
 * Replaces a runner's profile and emits `running.profile.changed`. A save without a change stores and emits nothing.
 * @throws `invalid` if `daysAvailable` contains no weekday or if the age is below 13; nothing is stored then
 */
export const createProfileSaver = ({ profiles, texts, clock }: ProfileSaverParts) => {
  const aggregate = createAggregate({ collection: profiles.collection, clock });

  return async (user: TokenZone, timezone: string, body: CoachProfileBody): Promise<SavedProfile> => {
    const { userId } = user;
    if (statesTooYoung(body.runningProfileV2)) throw invalid('age', TOO_YOUNG);
    const daysAvailable = daysAvailableOf(body.daysAvailable);
    if (daysAvailable === undefined) throw invalid('daysAvailable', NO_DAY);
    let ignored: string[] = [];
    const document = await aggregate.change(userId, async (at) => {
      const current = await profiles.find(userId);
      const replaced = replaceProfile(current, body, daysAvailable, dateIn(timezone, at));
      const { state } = replaced;
      ({ ignored } = replaced);
      return replaceState<CoachProfileDocument>({
        current,
        key: { userId },
        state,
        events: (rev) => [createEntry(runningProfileChanged, { ...profileEventFacts(state), rev }, at, user)],
        before: () => texts.keepForm(userId, current ? textsOf(current) : [], textsOf(state)),
      });
    });
    return { document, ignored };
  };
};

/** Returns the fields of a stored profile that a save sets. */
export const profileStateOf = (document: CoachProfileDocument): CoachProfileState => {
  const { goal, raceDate, weeklyHours, daysAvailable, injuries, thresholdPace, longRunCapMin } = document;
  const { runningProfileV2, programmeStart, lastRaceDate = null, lastRaceGoal = null } = document;
  return {
    ...{ goal, raceDate, weeklyHours, daysAvailable, injuries, thresholdPace, longRunCapMin },
    ...{ runningProfileV2, programmeStart, lastRaceDate, lastRaceGoal },
  };
};

/**
 * Replaces a stored profile with another state and emits `running.profile.changed`. Writes nothing if the profile
 * already equals `to`. Returns null if it equals neither state.
 */
export const createProfileReplacer = ({ profiles, clock }: Omit<ProfileSaverParts, 'texts'>) => {
  const aggregate = createAggregate({ collection: profiles.collection, clock });
  return (
    user: TokenZone,
    { from, to }: Record<'from' | 'to', CoachProfileState>,
  ): Promise<CoachProfileDocument | null> => {
    const { userId } = user;
    return aggregate.change<CoachProfileDocument | null>(userId, async (at) => {
      const current = await profiles.find(userId);
      const known = current && profileStateOf(current);
      if (current && isDeepStrictEqual(known, to)) return { result: current };
      if (!current || !isDeepStrictEqual(known, from)) return { result: null };
      return replaceState<CoachProfileDocument>({
        current,
        key: { userId },
        state: to,
        events: (rev) => [createEntry(runningProfileChanged, { ...profileEventFacts(to), rev }, at, user)],
      });
    });
  };
};
