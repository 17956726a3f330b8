import type { CoachType } from '@stridewell/contracts/web';
import { text, token } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChatHead } from './chat-head.tsx';
import { chatWords } from './chat-words.ts';
import { aiNotice, coachTexts } from './coach-texts.ts';
import { Composer } from './composer.tsx';
import {
  type Conversation,
  pendingAnswerKind,
  takeInput,
  useConversation,
  useConversationState,
} from './conversation.ts';
import { refetchHistory } from './history.ts';
import { MessageList } from './message-list.tsx';
import { ProposalsProvider } from './message-proposal.tsx';
import { CardsProvider } from './message-safety.tsx';
import { PanelBox } from './panel-box.tsx';
import { QuickActions } from './quick-actions.tsx';
import { runTurn, type Turn } from './run-turn.ts';
import { UnstoredNotice } from './unstored-notice.tsx';
import { useHistory } from './use-history.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { type ChatStart, useStart } from './use-start.ts';

/** Loads the saved draft when the panel opens and saves the text when the panel closes or the page is hidden. */
const useDraft = ({ store, draft }: Conversation): void => {
  useEffect(() => {
    draft.read().then(
      (text) => {
        if (text) store.setState(({ input }) => (input === '' ? { input: text } : {}));
      },
      () => undefined,
    );
    const handleHide = (): void => {
      if (document.visibilityState === 'hidden') draft.flush();
    };
    document.addEventListener('visibilitychange', handleHide);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [store, draft]);
};

const Foot = styled.div`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: minmax(0, 1fr);
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

/** Row below the input, with an optional link and the AI notice. */
const BelowComposer = styled.div`
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

const PLACEHOLDERS = { card: 'orOwnWords', stop: 'ifChanged' } as const;

export interface ChatPanelProps {
  coachType: CoachType;
  /** Message or quick action that is sent automatically, once, as soon as no reply is streaming. */
  start?: ChatStart | undefined;
  /** True if the runner can read messages but not send them. */
  disabled?: boolean;
  /** True if the panel is the only content of the screen. On phones it then fills the space between the two bars. */
  fill?: boolean;
  /** Sentence about the day, shown below the greeting in an empty chat. */
  greetingNote?: string | undefined;
  /** A link that is always shown next to the notice below the input. */
  children?: ReactNode;
}

/**
 * Scrolls a panel with `fill` just far enough to show its input when the panel opens, so that the tabs above it stay in
 * view where there is room.
 */
const useScrollIntoView = (panel: RefObject<HTMLElement | null>, fill: boolean): void => {
  useLayoutEffect(() => {
    const box = panel.current;
    if (fill && box && box.getBoundingClientRect().bottom > window.innerHeight)
      box.scrollIntoView({ block: 'nearest' });
  }, [panel, fill]);
};

/** Chat with one coach: messages, streaming reply, quick actions and input. Requires a signed-in runner. */
export const ChatPanel = (props: ChatPanelProps) => {
  const { coachType, start, disabled = false, fill = false, greetingNote, children } = props;
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useScrollIntoView(panel, fill);
  const conversation = useConversation(coachType);
  const reply = useConversationState(conversation, (state) => state.reply);
  const fresh = useConversationState(conversation, (state) => state.fresh);
  const unstored = useConversationState(conversation, (state) => state.unstored);
  const history = useHistory(coachType);
  useDraft(conversation);
  const streaming = reply !== null;
  const answer = useConversationState(conversation, (state) => state.answer);
  const waiting = streaming ? null : pendingAnswerKind(history.messages, answer);
  const expectFocus = useRestoreFocus(panel, box, streaming);
  const send = (turn: Turn): void => void runTurn(conversation, client, turn);
  useStart(conversation, start, !streaming && !history.loading && !disabled, send);
  const handleSend = (): void => {
    // A turn may have started but not been rendered yet. In that case the text stays in the input.
    if (conversation.store.getState().reply) return;
    expectFocus();
    send({ message: takeInput(conversation) });
  };
  const handleChip = (message: string): void => {
    if (conversation.store.getState().reply) return;
    expectFocus();
    send({ message });
  };
  const handleAgreed = (): void => {
    if (!unstored || conversation.store.getState().reply) return;
    conversation.store.setState({ unstored: null });
    void refetchHistory(client, coachType).then(() => send(unstored));
  };
  return (
    <PanelBox
      ref={panel}
      $fill={fill}
      data-fills-screen={fill || undefined}
      data-toasts="top"
      aria-label={coachTexts(coachType).panel}
    >
      <ChatHead coachType={coachType} streaming={streaming} switchable={fill} />
      <CardsProvider
        conversation={conversation}
        busy={streaming || disabled}
        onAnswer={(answer, words) => {
          expectFocus();
          send({ answer, words });
        }}
      >
        <ProposalsProvider
          conversation={conversation}
          busy={streaming || disabled}
          onDecide={(decision, words) => {
            expectFocus();
            send({ decision, words });
          }}
        >
          <MessageList
            coachType={coachType}
            history={history}
            reply={reply}
            fresh={fresh}
            greetingNote={greetingNote}
            busy={streaming || history.loading || disabled}
            onChip={handleChip}
          />
        </ProposalsProvider>
      </CardsProvider>
      <Foot>
        {unstored && !streaming && <UnstoredNotice onAgreed={handleAgreed} />}
        {/* Hidden while an open card or STOP waits for an answer. */}
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
          placeholder={waiting ? chatWords()[PLACEHOLDERS[waiting]] : undefined}
          onStop={() => conversation.stop?.abort()}
          waiting={history.loading}
          disabled={disabled}
        />
        <BelowComposer>
          {children}
          <Notice>{aiNotice()}</Notice>
        </BelowComposer>
      </Foot>
    </PanelBox>
  );
};
