import type { CoachType } from '@stridewell/contracts/web';
import { Button, Skeleton, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useUser } from '../data/session.ts';
import { Bubble } from './bubble.tsx';
import { chatWords } from './chat-words.ts';
import { coachTexts } from './coach-texts.ts';

const Shapes = styled.div`
  display: grid;
  gap: ${token('space-3')};
  span:nth-child(odd) {
    justify-self: end;
  }
`;

/** Placeholder that is shown while the messages load. */
export const ListSkeleton = () => (
  <Shapes role="status" aria-busy="true" aria-label={chatWords().loading}>
    <Skeleton $width="48%" $height={48} />
    <Skeleton $width="72%" $height={96} />
    <Skeleton $width="36%" $height={48} />
    <Skeleton $width="64%" $height={72} />
  </Shapes>
);

const Failed = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-8')} 0;
  text-align: center;
`;

/** Error with a retry button, shown when the messages could not be loaded. The input stays usable. */
export const ListError = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <Failed role="alert">
    <p>{chatWords().failed}</p>
    <Button variant="secondary" small icon="refresh" busy={busy && chatWords().retrying} onClick={onRetry}>
      {chatWords().retry}
    </Button>
  </Failed>
);

export interface GreetingProps {
  coachType: CoachType;
  /** Sentence about the day below the greeting. */
  note: string | undefined;
}

/** The coach's greeting in an empty chat. */
export const Greeting = ({ coachType, note }: GreetingProps) => {
  const { name, timezone } = useUser();
  const greeting = coachTexts(coachType).greeting(name?.trim().split(/\s+/)[0]);
  const content = note === undefined ? greeting : `${greeting}\n\n${note}`;
  const message = { role: 'assistant' as const, content, createdAt: null, metadata: null };
  return <Bubble coachType={coachType} message={message} timezone={timezone} />;
};
