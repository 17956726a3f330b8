import { type CoachType, PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

const SAFETY_PATHS: Record<CoachType, string> = { running: PATHS.coachSafety, physio: PATHS.physioSafety };

export type Hold = NonNullable<SafetyStatus['hold']>;

export interface HoldState {
  /** Not known yet: nothing of training is shown meanwhile. */
  loading: boolean;
  /** What restricts training advice now; null where nothing does, and where nobody can be asked: the plan rests by itself. */
  hold: Hold | null;
  /** Sessions and exercises are not shown: something that stands closes training. */
  closed: boolean;
}

/**
 * What restricts training advice, as one coach tells it. Read again whenever a screen opens: a chat or a check-in may have
 * changed it.
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
