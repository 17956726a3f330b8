import type { CoachType } from '@stridewell/contracts/web';
import { useHold } from '../data/use-hold.ts';
import { HoldWords } from './hold-message.tsx';

const CHATS: Record<CoachType, string> = { running: '/running?tab=chat', physio: '/physio-coach?tab=chat' };

/** Notice about the current hold on training advice, with a link to the coach's chat. */
export const HoldNotice = ({ coach }: { coach: CoachType }) => {
  const { hold } = useHold(coach);
  if (!hold) return null;
  const text = hold.tier === 'card' ? 'Your coach has a question about what you wrote.' : hold.text;
  return <HoldWords tier={hold.tier} text={text} chat={CHATS[coach]} />;
};
