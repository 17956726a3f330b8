import { physioProfileChanged } from '@stridewell/contracts/events/events';
import { dateIn, NEAREST_AREA } from '@stridewell/contracts/web';
import type { FormText, TextSafety } from '@stridewell/holds/stored-texts';
import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, hasState, replaceState } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import type { PhysioProfileDocument, PhysioProfileState } from './document.ts';
import type { PhysioProfileRepository } from './repository.ts';

/**
 * Computes the next state of a profile from the current state and the runner's date. Returns null to leave the profile
 * unchanged. Throws to reject the change.
 */
export type ProfileDecision = (current: PhysioProfileDocument | null, today: string) => PhysioProfileState | null;

export interface ProfileChange {
  userId: string;
  timezone: string;
  decide: ProfileDecision;
  /**
   * Set to true to evaluate exclusions even if nothing else changes, because a check-in can add or end an exclusion.
   */
  recheck?: boolean;
}

export interface SaverDependencies {
  profiles: PhysioProfileRepository;
  /** Safety check for the runner's text about the injury. */
  texts: Pick<TextSafety, 'keepForm'>;
  clock: Clock;
  /** Returns true if an exclusion applies to a runner with the given profile. */
  isRestricted(userId: string, state: PhysioProfileState, today: string): Promise<boolean>;
}

const textsOf = (state: PhysioProfileState): FormText[] =>
  [state, ...(state.second ? [state.second] : [])].flatMap(({ painHistory, mdDiagnosisText, restrictionsMeds }) => [
    painHistory,
    mdDiagnosisText,
    restrictionsMeds,
  ]);

/** The injury in the event: the profile's, or the second one if only that is active. */
const statedIn = ({ primaryArea, status, since, second }: PhysioProfileState) =>
  status === 'active' || second?.status !== 'active'
    ? { area: primaryArea, status, since }
    : { area: NEAREST_AREA[second.area], status: second.status, since: second.since };

/**
 * Changes a runner's profile and emits `physio.profile.changed`. Stores and emits nothing if nothing changes. Returns
 * the resulting profile; null if there is none.
 */
export const createProfileSaver = ({ profiles, texts, clock, isRestricted }: SaverDependencies) => {
  const aggregate = createAggregate({ collection: profiles.collection, clock });

  return ({ userId, timezone, decide, recheck = false }: ProfileChange): Promise<PhysioProfileDocument | null> =>
    aggregate.change<PhysioProfileDocument | null>(userId, async (at) => {
      const current = await profiles.find(userId);
      const today = dateIn(timezone, at);
      const decided = decide(current, today);
      // The exclusion is computed only if something else differs or if the caller requests a recheck.
      if (!decided || (current && !recheck && hasState(current, decided))) return { result: current };
      const state = { ...decided, restricted: await isRestricted(userId, decided, today) };
      const { area, status, since } = statedIn(state);
      const { restricted } = state;
      return replaceState<PhysioProfileDocument>({
        current,
        key: { userId },
        state,
        events: (rev) => [createEntry(physioProfileChanged, { area, status, restricted, since, rev }, at)],
        before: () => texts.keepForm(userId, current ? textsOf(current) : [], textsOf(state)),
        // The relay runs the recheck before it publishes the entries of a full outbox.
        ignoresLimit: recheck,
      });
    });
};

export type ProfileSaver = ReturnType<typeof createProfileSaver>;
