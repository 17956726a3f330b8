import { type CoachType, PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { HoldWords } from './hold-words.tsx';

const COACHES: Record<CoachType, { path: string; chat: string }> = {
  running: { path: PATHS.coachSafety, chat: '/running?tab=chat' },
  physio: { path: PATHS.physioSafety, chat: '/physio-coach?tab=chat' },
};

/** After something was written: what restricts training advice now, and the way to the coach that asks about it. */
export const HoldNotice = ({ coach }: { coach: CoachType }) => {
  const { path, chat } = COACHES[coach];
  const { data } = useQuery<SafetyStatus>({ queryKey: [path], staleTime: 0, refetchOnMount: 'always' });
  const hold = data?.hold;
  if (!hold) return null;
  const text = hold.tier === 'card' ? 'Your coach has a question about what you wrote.' : hold.text;
  return <HoldWords tier={hold.tier} text={text} chat={chat} />;
};
