import type { CoachType } from '@stridewell/contracts/web';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer.tsx';
import { takeText, useConversation, useConversationState, waitingFor } from './conversation.ts';
import { rereadHistory } from './history.ts';
import { MessageList } from './message-list.tsx';
import { PanelBox } from './panel-box.tsx';
import { QuickActions } from './quick-actions.tsx';
import { runTurn, type Turn } from './run-turn.ts';
import { CardsProvider } from './safety-part.tsx';
import { UnstoredNotice } from './unstored-notice.tsx';
import { useDraft } from './use-draft.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useHistory } from './use-history.ts';
import { type ChatStart, useStart } from './use-start.ts';
import { AI_NOTICE, COACH_WORDS } from './words.ts';

const Foot = styled.div`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: minmax(0, 1fr);
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

/** Under the box: a way on, where the coach has one, before the notice. */
const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${token('space-4')};
  a {
    margin: calc(-1 * ${token('space-2')}) 0;
  }
`;

const Notice = styled.p`
  ${text('12')}
  color: ${token('color-text-3')};
  text-wrap: pretty;
`;

const PLACEHOLDERS = { card: 'Or in your own words', stop: 'Write if something changes' };

export interface ChatPanelProps {
  coachType: CoachType;
  /** Asked by itself once, when the chat is free. */
  start?: ChatStart | undefined;
  /** Reading is possible, asking is not. */
  disabled?: boolean;
  /** The panel is the screen's one thing: on phones it reaches the edges and fills what the bars leave. */
  fill?: boolean;
  /** A way on that always shows beside the notice under the box. */
  children?: ReactNode;
}

/** A panel that is the screen's one thing and begins too low to show its box is brought up when it opens. */
const useShownWhole = (panel: RefObject<HTMLElement | null>, fill: boolean): void => {
  useLayoutEffect(() => {
    const box = panel.current;
    if (fill && box && box.getBoundingClientRect().bottom > window.innerHeight) box.scrollIntoView({ block: 'start' });
  }, [panel, fill]);
};

/** The chat with one coach: messages, the reply as it is written, quick actions and the box. Signed in only. */
export const ChatPanel = ({ coachType, start, disabled = false, fill = false, children }: ChatPanelProps) => {
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useShownWhole(panel, fill);
  const conversation = useConversation(coachType);
  const reply = useConversationState(conversation, (state) => state.reply);
  const fresh = useConversationState(conversation, (state) => state.fresh);
  const unstored = useConversationState(conversation, (state) => state.unstored);
  const history = useHistory(coachType);
  useDraft(conversation);
  const streaming = reply !== null;
  const answer = useConversationState(conversation, (state) => state.answer);
  const waiting = streaming ? null : waitingFor(history.messages, answer);
  const expectFocus = useFocusBack(panel, box, streaming);
  const send = (turn: Turn): void => void runTurn(conversation, client, turn);
  useStart(conversation, start, !streaming && !history.loading && !disabled, send);
  const handleSend = (): void => {
    // What was asked a moment ago may not have rendered yet: the text stays in the box.
    if (conversation.store.getState().reply) return;
    expectFocus();
    send({ message: takeText(conversation) });
  };
  const handleAgreed = (): void => {
    if (!unstored || conversation.store.getState().reply) return;
    conversation.store.setState({ unstored: null });
    void rereadHistory(client, coachType).then(() => send(unstored));
  };
  return (
    <PanelBox ref={panel} $fill={fill} data-toasts="top" aria-label={COACH_WORDS[coachType].panel}>
      <ChatHead coachType={coachType} streaming={streaming} />
      <CardsProvider
        conversation={conversation}
        busy={streaming || disabled}
        onAnswer={(answer, words) => {
          expectFocus();
          send({ answer, words });
        }}
      >
        <MessageList coachType={coachType} history={history} reply={reply} fresh={fresh} />
      </CardsProvider>
      <Foot>
        {unstored && !streaming && <UnstoredNotice onAgreed={handleAgreed} />}
        {/* The room is the card's until it is answered. */}
        {!waiting && (
          <QuickActions
            coachType={coachType}
            running={reply?.action ?? null}
            disabled={streaming || history.loading || disabled}
            onAction={(action) => {
              expectFocus();
              send({ action });
            }}
          />
        )}
        <Composer
          box={box}
          conversation={conversation}
          onSend={handleSend}
          streaming={streaming}
          placeholder={waiting ? PLACEHOLDERS[waiting] : undefined}
          onStop={() => conversation.stop?.abort()}
          waiting={history.loading}
          disabled={disabled}
        />
        <Under>
          {children}
          <Notice>{AI_NOTICE}</Notice>
        </Under>
      </Foot>
    </PanelBox>
  );
};
