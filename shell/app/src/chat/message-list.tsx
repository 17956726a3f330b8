import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { Button, text, token } from '@stridewell/ui/core';
import { Fragment, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useToday } from '../data/clock.ts';
import { useTimezone } from '../data/session.ts';
import { Bubble } from './bubble.tsx';
import { chatWords } from './chat-words.ts';
import type { StreamingReply } from './conversation.ts';
import { JumpToLatest } from './jump-to-latest.tsx';
import { Greeting, ListError, ListSkeleton } from './list-states.tsx';
import { type DatedMessage, dayLabel, withDays } from './message-days.ts';
import { ReplyChips } from './reply-chips.tsx';
import type { ChatHistoryState } from './use-history.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Divider with a day label between two horizontal lines. */
const DayDivider = styled.p`
  ${text('12')}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin: ${token('space-1')} 0;
  color: ${token('color-text-3')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${token('color-border')};
  }
`;

const Frame = styled.div`
  position: relative;
  min-height: 0;
  display: grid;
`;

const Scroller = styled.div`
  min-height: 0;
  /* Makes this the offset parent of the messages. */
  position: relative;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Content = styled.div`
  min-height: 100%;
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('card-pad')};
`;

const OlderMessages = styled.div`
  display: grid;
  justify-content: center;
`;

/** Live region of the streaming reply. Screen readers announce the reply when it is complete. */
const Newest = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
  &:empty {
    display: none;
  }
`;

export interface MessageListProps {
  coachType: CoachType;
  history: ChatHistoryState;
  reply: StreamingReply | null;
  /** True if the last message is a reply that has just ended. */
  fresh: boolean;
  /** Sentence about the day, shown below the greeting. */
  greetingNote?: string | undefined;
  /** True while nothing can be sent. The chips of the newest reply are then disabled. */
  busy: boolean;
  /** Called with the message of a chip. */
  onChip: (message: string) => void;
}

/**
 * Separates a reply that has just ended from the other messages. The reply stays in the live region, so that screen
 * readers announce it only once.
 */
const splitNewest = (messages: DatedMessage[], fresh: boolean): [DatedMessage[], ChatMessage | null] => {
  const last = messages.at(-1);
  return fresh && last && last.message.role !== 'user' ? [messages.slice(0, -1), last.message] : [messages, null];
};

/** List of the chat messages with day dividers, oldest first, and the streaming reply. */
export const MessageList = (props: MessageListProps) => {
  const { coachType, history, reply, fresh, greetingNote, busy, onChip } = props;
  const timezone = useTimezone();
  const today = useToday();
  const { messages } = history;
  const { scroller, content, away, toEnd, handleScroll } = useStickToEnd();
  const [shown, newest] = splitNewest(withDays(messages, timezone), fresh && !reply);
  const wasReplying = useRef(reply !== null);
  useEffect(() => {
    if (reply !== null && !wasReplying.current) toEnd();
    wasReplying.current = reply !== null;
  }, [reply, toEnd]);
  const handleJump = (): void => {
    toEnd();
    scroller.current?.focus({ preventScroll: true });
  };
  const liveMessage = reply && {
    role: 'assistant' as const,
    content: reply.text,
    createdAt: null,
    metadata: reply.drawn,
  };
  const tail = liveMessage ?? newest;
  const last = liveMessage ?? messages.at(-1);
  const chips = last?.metadata?.chips?.length ? (
    <ReplyChips metadata={last.metadata} content={last.content} disabled={busy} onChip={onChip} />
  ) : null;
  const empty = messages.length === 0 && !reply;
  return (
    <Frame>
      <Scroller
        ref={scroller}
        role="log"
        aria-label={chatWords().messages}
        aria-live="off"
        aria-busy={history.loading || reply !== null}
        tabIndex={0}
        onScroll={handleScroll}
      >
        <Content ref={content}>
          {history.hasOlder && (
            <OlderMessages>
              <Button
                variant="quiet"
                small
                busy={history.loadingOlder && chatWords().loadingOlder}
                onClick={history.loadOlder}
              >
                {chatWords().older}
              </Button>
            </OlderMessages>
          )}
          {history.loading && <ListSkeleton />}
          {history.failed && <ListError onRetry={history.retry} busy={history.retrying} />}
          {empty && !history.loading && !history.failed && <Greeting coachType={coachType} note={greetingNote} />}
          {shown.map(({ message, newDay }) => (
            <Fragment key={message.id}>
              {newDay && <DayDivider>{dayLabel(newDay, today)}</DayDivider>}
              <Bubble coachType={coachType} message={message} timezone={timezone} newest={message === last} />
            </Fragment>
          ))}
          <Newest aria-live="polite" aria-busy={reply !== null}>
            {tail && (
              <>
                <Bubble coachType={coachType} message={tail} timezone={timezone} live={reply !== null} newest />
                {chips}
              </>
            )}
          </Newest>
          {!tail && chips}
        </Content>
      </Scroller>
      {away && <JumpToLatest onJump={handleJump} />}
    </Frame>
  );
};
