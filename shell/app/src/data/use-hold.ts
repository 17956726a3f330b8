import type { CoachType, SafetyStatus } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { languageQuery } from '../screens/page-language.ts';
import { keyOf } from './operations.ts';

/** Query key of the hold on one coach’s training advice, with texts in the language of the page. */
export const holdKey = (coach: CoachType) => keyOf(`${coach}Safety`, languageQuery());

export type Hold = NonNullable<SafetyStatus['hold']>;

export interface HoldState {
  /** True until the hold has loaded. No training is shown until then. */
  loading: boolean;
  /**
   * The current safety hold. Null if there is none or the request failed (the server's plan respects the hold in any
   * case).
   */
  hold: Hold | null;
  /** True if a hold blocks training. Sessions and exercises are then hidden. */
  closed: boolean;
}

/**
 * Queries the safety hold on training advice from one coach's API. Refetches it whenever a screen opens, because a chat
 * or a check-in may have changed it.
 */
export const useHold = (coach: CoachType): HoldState => {
  const { data, isPending } = useQuery<SafetyStatus>({
    queryKey: holdKey(coach),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const hold = data?.hold ?? null;
  return { loading: isPending, hold, closed: hold !== null && (hold.closesTraining ?? hold.tier !== 'topic') };
};
