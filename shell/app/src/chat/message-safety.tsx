import type { ChatCard, ChatMetadata, ChatStop } from '@stridewell/contracts/web';
import { Hidden } from '@stridewell/ui/core';
import { createContext, type ReactNode, useContext } from 'react';
import { CallButtons } from '../safety/call-buttons.tsx';
import { numbersIn } from '../safety/numbers.ts';
import { answerText } from '../safety/reply-text.ts';
import { SafetyCard } from '../safety/safety-card.tsx';
import { SafetyNotice, SafetyStop } from '../safety/safety-stop.tsx';
import { type CardAnswer, type Conversation, type ConversationState, useConversationState } from './conversation.ts';
import { Markdown } from './markdown.tsx';
import { safetyLanguage } from './reply-language.ts';

interface CardsContextValue extends Pick<ConversationState, 'answer' | 'unsent'> {
  /** True while no card answer can be sent. */
  busy: boolean;
  onAnswer: (answer: CardAnswer, words: string) => void;
}

const NO_CARDS: CardsContextValue = { answer: null, unsent: null, busy: true, onAnswer: () => undefined };
const CardsContext = createContext<CardsContextValue>(NO_CARDS);

export interface CardsProviderProps extends Pick<CardsContextValue, 'busy' | 'onAnswer'> {
  conversation: Conversation;
  children: ReactNode;
}

/** Context provider that passes the state of the safety cards and the answer handler to the messages. */
export const CardsProvider = ({ conversation, busy, onAnswer, children }: CardsProviderProps) => {
  const answer = useConversationState(conversation, (state) => state.answer);
  const unsent = useConversationState(conversation, (state) => state.unsent);
  return <CardsContext value={{ answer, unsent, busy, onAnswer }}>{children}</CardsContext>;
};

/** Returns the state of a card: the answer (stored or just sent) and the last answer that could not be sent. */
const useCard = (cardId: string, stored: string[] | null) => {
  const { answer, unsent, busy, onAnswer } = useContext(CardsContext);
  const answered = stored ?? (answer?.cardId === cardId ? answer.codes : null);
  const failed = unsent?.cardId === cardId && !busy ? unsent : null;
  return { answered, failed, busy, onAnswer };
};

/** Renders the safety card in a reply. */
export const MessageCard = ({ card, arrived }: { card: ChatCard; arrived: boolean }) => {
  const { id, options, somethingElse, none, unsure } = card;
  const { answered, failed, busy, onAnswer } = useCard(id, card.answered);
  return (
    <SafetyCard
      card={{ ...card, answered }}
      arrived={arrived || failed !== null}
      busy={busy}
      error={failed?.why}
      tried={failed?.codes}
      onAnswer={(codes) =>
        onAnswer({ cardId: id, codes }, answerText([...options, somethingElse, none, unsure], codes))
      }
    />
  );
};

const Stop = ({ stop, arrived, children }: { stop: ChatStop; arrived: boolean; children: ReactNode }) => {
  const { cardId, read, dismiss } = stop;
  const { answered, failed, busy, onAnswer } = useCard(cardId, stop.answered);
  return (
    <SafetyStop
      stop={{ ...stop, answered }}
      arrived={arrived || failed !== null}
      busy={busy}
      error={failed?.why}
      onAction={(code) => onAnswer({ cardId, codes: [code] }, answerText([read, dismiss], [code]))}
    >
      {children}
    </SafetyStop>
  );
};

export interface SafetyTextProps {
  metadata: ChatMetadata;
  content: string;
  arrived: boolean;
}

/** Shows a predefined safety text, with its phone numbers first, instead of a message bubble. */
export const SafetyText = ({ metadata, content, arrived }: SafetyTextProps) => {
  const { stop, safety } = metadata;
  const words = (
    <>
      <Hidden>Coach: </Hidden>
      <Markdown>{content}</Markdown>
    </>
  );
  if (!stop)
    return (
      <SafetyNotice numbers={numbersIn(content)} tier={safety?.tier} language={safetyLanguage(metadata, content)}>
        {words}
      </SafetyNotice>
    );
  return (
    <Stop stop={stop} arrived={arrived}>
      {words}
    </Stop>
  );
};

/** Call buttons for the phone numbers in a safety reply. */
export const MessageCallButtons = ({ metadata, content }: Pick<SafetyTextProps, 'metadata' | 'content'>) => {
  const numbers = numbersIn(content);
  return numbers.length > 0 && <CallButtons numbers={numbers} language={safetyLanguage(metadata, content)} />;
};
