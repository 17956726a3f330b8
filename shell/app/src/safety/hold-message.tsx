import type { SafetyStatus } from '@stridewell/contracts/web';
import { Alert, ButtonLink } from '@stridewell/ui/core';
import { numbersIn } from './numbers.ts';
import { SafetyNotice } from './safety-stop.tsx';

export type ActiveHold = NonNullable<SafetyStatus['hold']>;

const ChatLink = ({ href }: { href: string }) => (
  <div>
    <ButtonLink href={href} variant="secondary" small icon="chat">
      Open the chat
    </ButtonLink>
  </div>
);

export interface HoldWordsProps extends Pick<ActiveHold, 'tier' | 'text'> {
  /** Link to the chat with the coach that asks the question. Null if the question's card is shown on this screen. */
  chat: string | null;
}

/**
 * Shows the text of a safety hold. If the text has phone numbers, it is a notice with call buttons. The text of a topic
 * hold is always a plain alert.
 */
export const HoldWords = ({ tier, text, chat }: HoldWordsProps) => {
  const numbers = numbersIn(text);
  const link = chat !== null && <ChatLink href={chat} />;
  if (tier !== 'topic' && numbers.length > 0)
    return (
      <SafetyNotice numbers={numbers} language="en" level={2} foot={link}>
        <p>{text}</p>
      </SafetyNotice>
    );
  const isUnnamed = numbers.length === 0 && chat !== null;
  return (
    <Alert tone="accent" icon="chat" title={isUnnamed ? text : 'A message from your coach'} actions={link}>
      {!isUnnamed && text}
    </Alert>
  );
};
