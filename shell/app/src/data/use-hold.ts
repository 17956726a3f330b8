import { type CoachType, PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

const SAFETY_PATHS: Record<CoachType, string> = { running: PATHS.coachSafety, physio: PATHS.physioSafety };

export type Hold = NonNullable<SafetyStatus['hold']>;

export interface HoldState {
  /** Not known yet; no training is shown meanwhile. */
  loading: boolean;
  /** The current hold. Null without one and when the request fails: the server's plan observes a hold anyway. */
  hold: Hold | null;
  /** A hold closes training: sessions and exercises are not shown. */
  closed: boolean;
}

/**
 * The hold on training advice, from one coach's API. Refetched whenever a screen opens, because a chat or a check-in
 * may have changed it.
 */
export const useHold = (coach: CoachType): HoldState => {
  const { data, isPending } = useQuery<SafetyStatus>({
    queryKey: [SAFETY_PATHS[coach]],
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const hold = data?.hold ?? null;
  return { loading: isPending, hold, closed: hold !== null && (hold.closesTraining ?? hold.tier !== 'topic') };
};
