import type { CoachType } from '@stridewell/contracts/web';
import { useHold } from '../data/use-hold.ts';
import { pageLanguage } from '../screens/page-language.ts';
import { HoldWords } from './hold-message.tsx';

const CHATS: Record<CoachType, string> = { running: '/running?tab=chat', physio: '/physio-coach?tab=chat' };

const QUESTION = {
  en: 'Your coach has a question about what you wrote.',
  nb: 'Treneren din har et spørsmål om det du skrev.',
} as const;

/** Notice about the current hold on training advice, with a link to the coach's chat. */
export const HoldNotice = ({ coach }: { coach: CoachType }) => {
  const { hold } = useHold(coach);
  if (!hold) return null;
  const text = hold.tier === 'card' ? QUESTION[pageLanguage()] : hold.text;
  return <HoldWords tier={hold.tier} text={text} chat={CHATS[coach]} />;
};
