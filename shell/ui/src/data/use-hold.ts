import { PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

export type Hold = NonNullable<SafetyStatus['hold']>;

export interface HoldState {
  /** Not known yet: nothing of training is shown meanwhile. */
  loading: boolean;
  /** What restricts training advice now; null where nothing does, and where nobody can be asked: the plan rests by itself. */
  hold: Hold | null;
  /** Sessions and exercises are not shown: something that stands closes training. */
  closed: boolean;
}

/** What restricts training advice, read again whenever the screen opens: a chat or a check-in may have changed it. */
export const useHold = (): HoldState => {
  const { data, isPending } = useQuery<SafetyStatus>({
    queryKey: [PATHS.coachSafety],
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const hold = data?.hold ?? null;
  return { loading: isPending, hold, closed: hold !== null && (hold.closesTraining ?? hold.tier !== 'topic') };
};
