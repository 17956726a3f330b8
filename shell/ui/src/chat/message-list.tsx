import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { Fragment, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useToday } from '../data/clock.ts';
import { useTimezone } from '../data/session.ts';
import { Button } from '../primitives/button.tsx';
import { token } from '../theme/token.ts';
import { Bubble } from './bubble.tsx';
import type { RunningReply } from './conversation.ts';
import { DayDivider } from './day-divider.tsx';
import { type DatedMessage, dayLabel, withDays } from './days.ts';
import { JumpToLatest } from './jump-to-latest.tsx';
import { Greeting, ListError, ListSkeleton } from './list-states.tsx';
import type { ChatHistoryState } from './use-history.ts';
import { useStick } from './use-stick.ts';

const Frame = styled.div`
  position: relative;
  min-height: 0;
  display: grid;
`;

const Scroller = styled.div`
  min-height: 0;
  /* Offsets of messages count from here. */
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

const Older = styled.div`
  display: grid;
  justify-content: center;
`;

/** Where a reply is written and, once it is whole, announced. */
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
  reply: RunningReply | null;
  /** The last message is a reply that came just now. */
  fresh: boolean;
}

/** A reply that came just now stays where it was written, so that it is announced once and not rebuilt. */
const split = (messages: DatedMessage[], fresh: boolean): [DatedMessage[], ChatMessage | null] => {
  const last = messages.at(-1);
  return fresh && last && last.message.role !== 'user' ? [messages.slice(0, -1), last.message] : [messages, null];
};

/** The messages of a chat with their days, oldest first, and the reply that is being written. */
export const MessageList = ({ coachType, history, reply, fresh }: MessageListProps) => {
  const timezone = useTimezone();
  const today = useToday();
  const { messages } = history;
  const { scroller, content, away, toEnd, handleScroll } = useStick();
  const [shown, newest] = split(withDays(messages, timezone), fresh && !reply);
  const begun = useRef(reply !== null);
  useEffect(() => {
    if (reply !== null && !begun.current) toEnd();
    begun.current = reply !== null;
  }, [reply, toEnd]);
  const handleJump = (): void => {
    toEnd();
    scroller.current?.focus({ preventScroll: true });
  };
  const writing = reply && { role: 'assistant' as const, content: reply.text, createdAt: null, metadata: reply.drawn };
  const tail = writing ?? newest;
  const empty = messages.length === 0 && !reply;
  return (
    <Frame>
      <Scroller
        ref={scroller}
        role="log"
        aria-label="Messages"
        aria-live="off"
        aria-busy={history.loading || reply !== null}
        tabIndex={0}
        onScroll={handleScroll}
      >
        <Content ref={content}>
          {history.hasOlder && (
            <Older>
              <Button variant="quiet" small busy={history.loadingOlder && 'Loading...'} onClick={history.loadOlder}>
                Load older messages
              </Button>
            </Older>
          )}
          {history.loading && <ListSkeleton />}
          {history.failed && <ListError onRetry={history.retry} busy={history.retrying} />}
          {empty && !history.loading && !history.failed && <Greeting coachType={coachType} />}
          {shown.map(({ message, newDay }) => (
            <Fragment key={message.id}>
              {newDay && <DayDivider>{dayLabel(newDay, today)}</DayDivider>}
              <Bubble message={message} timezone={timezone} />
            </Fragment>
          ))}
          <Newest aria-live="polite" aria-busy={reply !== null}>
            {tail && <Bubble message={tail} timezone={timezone} live={reply !== null} />}
          </Newest>
        </Content>
      </Scroller>
      {away && <JumpToLatest onJump={handleJump} />}
    </Frame>
  );
};
