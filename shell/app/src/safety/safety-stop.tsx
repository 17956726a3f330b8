import type { ChatStop } from '@stridewell/contracts/web';
import { Button, Icon, token } from '@stridewell/ui/core';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { AnswerError } from './answer-error.tsx';
import { StopCallButtons } from './call-buttons.tsx';
import { GivenAnswer } from './given-answer.tsx';
import type { CallNumber, SafetyLanguage } from './numbers.ts';
import { SafetyBox, SafetyHeading, Stacked } from './safety-box.ts';
import { SAFETY_TEXTS } from './safety-texts.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const Heading = styled(SafetyHeading)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: var(--fg);
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space-2')};
  text-wrap: pretty;
`;

const AMBULANCE = '113';

export interface SafetyNoticeProps {
  /** Phone numbers, the most important one first. */
  numbers: readonly CallNumber[];
  /**
   * Urgency of the message. The heading is "Emergency now" if the urgency is `emergency` and the ambulance is the first
   * number.
   */
  tier?: ChatStop['tier'] | undefined;
  language: SafetyLanguage;
  /** The predefined safety text. */
  children: ReactNode;
  /**
   * True if the text has just arrived. The text is then announced to screen readers and its heading takes the focus.
   */
  arrived?: boolean;
  /** Heading level: 3 in a chat, 2 on a page. */
  level?: 2 | 3;
  foot?: ReactNode;
}

/** Notice with a predefined safety text. The call buttons come first. */
export const SafetyNotice = (props: SafetyNoticeProps) => {
  const { numbers, tier, language, children, arrived = false, level = 3, foot } = props;
  const id = useId();
  const heading = useFocusOnArrival(arrived);
  const words = SAFETY_TEXTS[language];
  const isEmergency = tier === 'emergency' && numbers[0]?.tel === AMBULANCE;
  return (
    <SafetyBox $tone="danger" role={arrived ? 'alert' : 'group'} aria-labelledby={id} lang={language}>
      <Heading as={`h${level}`} id={id} ref={heading}>
        <Icon name="octagon" />
        {isEmergency ? words.emergency : words.readFirst}
      </Heading>
      {numbers.length > 0 && <StopCallButtons numbers={numbers} language={language} />}
      <Words>{children}</Words>
      {foot}
    </SafetyBox>
  );
};

export interface SafetyStopProps {
  stop: ChatStop;
  /** The predefined safety text. */
  children: ReactNode;
  /** Called with the code of the clicked button ("I have read this" or "This was not about me"). */
  onAction: (code: string) => void;
  busy?: boolean;
  /** Reason why the last answer could not be sent, as one sentence. */
  error?: string | null | undefined;
  arrived?: boolean;
}

/** STOP message with call buttons and its text. Also has two answer buttons until one of them is pressed. */
export const SafetyStop = ({ stop, children, onAction, busy = false, error, arrived = false }: SafetyStopProps) => {
  const { tier, numbers, read, dismiss, language, answered } = stop;
  const handleTap = (code: string) => (): void => {
    if (!busy) onAction(code);
  };
  const buttons = (
    <Stacked>
      <Button variant="secondary" wide aria-disabled={busy || undefined} onClick={handleTap(read.code)}>
        {read.label}
      </Button>
      <Button variant="quiet" wide aria-disabled={busy || undefined} onClick={handleTap(dismiss.code)}>
        {dismiss.label}
      </Button>
      {error && !busy && (
        <AnswerError language={language} onRetry={null}>
          {error}
        </AnswerError>
      )}
    </Stacked>
  );
  return (
    <SafetyNotice
      numbers={numbers}
      tier={tier}
      language={language}
      arrived={arrived}
      foot={answered ? <GivenAnswer choices={[read, dismiss]} codes={answered} language={language} /> : buttons}
    >
      {children}
    </SafetyNotice>
  );
};
