import type { Hold } from '@stridewell/app/core';
import { CallButtons, chatOfHold, HoldWords, numbersIn, SafetyCard, useCardAnswer } from '@stridewell/app/safety';
import type { ChatCard } from '@stridewell/contracts/web';
import { ButtonLink, Card, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useShellLanguage } from '../words/words.ts';
import { useHoldWords } from './hold-words.ts';

const Said = styled(Text)`
  white-space: pre-line;
  text-wrap: pretty;
`;

const Arrived = styled.div`
  outline: none;
`;

/** Chat to which the answers given here are sent. */
const CHAT = '/running?tab=chat';

const ChatLink = () => (
  <div>
    <ButtonLink href={CHAT} variant="secondary" small icon="chat">
      {useHoldWords().openChat}
    </ButtonLink>
  </div>
);

/** Shows the coach's reply to an answered card. Takes the focus, because the answered card disappears. */
const Reply = ({ children }: { children: string }) => {
  const { coach } = useHoldWords();
  const language = useShellLanguage();
  const box = useRef<HTMLDivElement>(null);
  const numbers = numbersIn(children);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Arrived ref={box} tabIndex={-1}>
      <Card title={coach}>
        <Stack $gap={4}>
          <Said>{children}</Said>
          {numbers.length > 0 && <CallButtons numbers={numbers} language={language} />}
          <ChatLink />
        </Stack>
      </Card>
    </Arrived>
  );
};

/** Card for the active safety hold, with its question if there is one, and the coach's reply to the last answer. */
const HoldCard = ({ hold }: { hold: Hold | null }) => {
  const { answered } = useHoldWords();
  const { busy, error, said, answer } = useCardAnswer('running');
  const [asked, setAsked] = useState<ChatCard | null>(null);
  // If the answer ends a hold, the coach also answers the runner's original question, in Markdown and with training
  // advice. That reply belongs in the chat, so only a link to the chat is shown.
  const isFixed = hold !== null || asked?.kind === 'recheck';
  const handleAnswer = (card: ChatCard) => (codes: string[]) => {
    setAsked(card);
    answer(card, codes);
  };
  return (
    <Stack>
      {said && !busy && <Reply key={said}>{isFixed ? said : answered}</Reply>}
      {hold && !(hold.tier === 'card' && hold.card) && (
        <HoldWords {...hold} chat={hold.card ? null : chatOfHold(hold, 'running')} />
      )}
      {hold?.card && (
        <SafetyCard
          key={hold.card.id}
          level={2}
          card={hold.card}
          busy={busy}
          error={asked?.id === hold.card.id ? error : null}
          onAnswer={handleAnswer(hold.card)}
        />
      )}
    </Stack>
  );
};

export default HoldCard;
