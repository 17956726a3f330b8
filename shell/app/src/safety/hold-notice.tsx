import type { CoachType } from '@stridewell/contracts/web';
import { type Hold, useHold } from '../data/use-hold.ts';
import { pageLanguage } from '../screens/page-language.ts';
import { HoldWords } from './hold-message.tsx';

const CHATS: Record<CoachType, string> = { running: '/running?tab=chat', physio: '/physio-coach?tab=chat' };

/**
 * Path of the chat in which a hold was opened. A hold that was caused by the notes of a check-in, or whose opener is
 * unknown, belongs to no chat, so the path is that of the chat of `coach`, whose screen shows the hold.
 */
export const chatOfHold = ({ opener }: Pick<Hold, 'opener'>, coach: CoachType): string =>
  CHATS[opener === 'running' || opener === 'physio' ? opener : coach];

const QUESTION = {
  en: 'Your coach has a question about what you wrote.',
  nb: 'Treneren din har et spørsmål om det du skrev.',
} as const;

/** Notice about the current hold on training advice, with a link to the chat in which it was opened. */
export const HoldNotice = ({ coach }: { coach: CoachType }) => {
  const { hold } = useHold(coach);
  if (!hold) return null;
  const text = hold.tier === 'card' ? QUESTION[pageLanguage()] : hold.text;
  return <HoldWords tier={hold.tier} text={text} chat={chatOfHold(hold, coach)} />;
};
