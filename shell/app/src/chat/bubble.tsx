import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { clockTime, figures, Hidden, longDateTime, text, token } from '@stridewell/ui/core';
import { memo } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { isFixedText, textBeforeCard } from '../safety/reply-text.ts';
import { textWithoutChips } from './chip-list.ts';
import { Markdown } from './markdown.tsx';
import { MessageProposal, textBeforeProposal } from './message-proposal.tsx';
import { MessageCallButtons, MessageCard, SafetyText } from './message-safety.tsx';
import { replyLanguage } from './reply-language.ts';
import { ReplySources } from './reply-sources.tsx';
import { Typing } from './typing.tsx';

const Line = styled.div<{ $mine: boolean; $wide: boolean }>`
  display: grid;
  gap: ${token('space-1')};
  grid-template-columns: minmax(0, auto);
  justify-items: ${({ $mine }) => ($mine ? 'end' : 'start')};
  justify-content: ${({ $mine }) => ($mine ? 'end' : 'start')};
  max-width: ${({ $wide }) => ($wide ? '560px' : 'min(88%, 640px)')};
  ${({ $wide }) => $wide && 'width: 100%; grid-template-columns: minmax(0, 1fr);'}
  align-self: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
`;

const blink = keyframes`50% { opacity: 0; }`;

/** Style of the blinking caret at the end of the streaming text. */
const caret = css`
  > :last-child:not(ol, ul, div)::after,
  > :last-child:is(ol, ul) > li:last-child::after {
    content: '';
    display: inline-block;
    width: 8px;
    height: 18px;
    margin: 0 0 -3px 4px;
    border-radius: 2px;
    background: ${token('color-accent')};
    animation: ${blink} 900ms steps(1) infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;

const mine = css`
  border-radius: 20px 20px 6px 20px;
  background: ${token('color-action')};
  color: ${token('color-on-action')};
  white-space: pre-wrap;
`;

const Balloon = styled.div<{ $mine: boolean; $live: boolean }>`
  display: grid;
  gap: ${token('space-2')};
  grid-template-columns: minmax(0, auto);
  max-width: 100%;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: 20px 20px 20px 6px;
  background: ${token('color-surface-sunken')};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${({ $mine }) => $mine && mine}
  ${({ $live }) => $live && caret}
  ol,
  ul {
    display: grid;
    gap: ${token('space-1')};
    padding-left: 20px;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  strong {
    font-weight: ${token('weight-semibold')};
  }
  pre {
    overflow-x: auto;
  }
  code {
    font-family: ${token('font-mono')};
    font-size: 0.9em;
  }
  blockquote {
    margin: 0;
    padding-left: ${token('space-3')};
    border-left: 2px solid ${token('color-border-control')};
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid ${token('color-border')};
  }
`;

const Small = styled.p`
  ${text('12')}
  color: ${token('color-text-3')};
`;

const Time = styled.time`
  ${text('12')}
  ${figures}
  color: ${token('color-text-3')};
`;

export interface BubbleProps {
  coachType: CoachType;
  /** The message to show. A message that is not stored (a greeting or a streaming reply) has no id and no time. */
  message: Pick<ChatMessage, 'role' | 'content' | 'metadata'> & { id?: string; createdAt: string | null };
  timezone: string;
  /** True while the message is a streaming reply. */
  live?: boolean;
  /** True for the last message, whose chips are shown below it and removed from its text. */
  newest?: boolean;
}

const shownText = ({ content, metadata }: BubbleProps['message'], live: boolean, newest: boolean): string => {
  if (metadata?.card) return textBeforeCard(content, metadata.card);
  if (metadata?.proposal) return textBeforeProposal({ content, metadata }).text;
  return newest && metadata?.chips ? textWithoutChips(content, metadata.chips, live) : content;
};

const Stopped = ({ empty }: { empty: boolean }) => (
  <Small>{empty ? 'Stopped.' : 'Stopped. The part above is kept.'}</Small>
);

/** One chat message. The runner's text is shown unchanged, and the coach's text is rendered as Markdown. */
export const Bubble = memo(({ coachType, message, timezone, live = false, newest = false }: BubbleProps) => {
  const { id, role, createdAt, metadata } = message;
  const own = role === 'user';
  const card = metadata?.card;
  const proposal = textBeforeProposal(message).proposal;
  const content = shownText(message, live, newest);
  const language = own ? undefined : replyLanguage(metadata, message.content);
  const fixed = !own && isFixedText(metadata);
  return (
    <Line
      $mine={own}
      $wide={fixed || card !== undefined || proposal !== null}
      data-role={role}
      data-id={id}
      data-whole={fixed || card || proposal ? '' : undefined}
    >
      {fixed ? (
        <SafetyText metadata={metadata} content={content} arrived={live} />
      ) : (
        (content !== '' || !card) && (
          <Balloon $mine={own} $live={live && content !== '' && !card} lang={language}>
            <Hidden>{own ? 'You: ' : 'Coach: '}</Hidden>
            {own ? <p>{content}</p> : <Markdown>{content}</Markdown>}
            {metadata?.interrupted && <Stopped empty={content === ''} />}
            {live && content === '' && <Typing />}
            {metadata?.safety && !card && <MessageCallButtons metadata={metadata} content={content} />}
            {metadata?.sources && <ReplySources coachType={coachType} sources={metadata.sources} language={language} />}
          </Balloon>
        )
      )}
      {card && <MessageCard card={card} arrived={live} />}
      {proposal && <MessageProposal proposal={proposal} arrived={live} />}
      {createdAt && (
        <Time dateTime={createdAt} title={longDateTime(createdAt, timezone)}>
          {clockTime(createdAt, timezone)}
        </Time>
      )}
    </Line>
  );
});
