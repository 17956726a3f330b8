import type { CardChoice, ChatCard } from '@stridewell/contracts/web';
import { Button, Icon, token } from '@stridewell/ui/core';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { AnswerError } from './answer-error.tsx';
import { CallButtons } from './call-buttons.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { CARD_NUMBERS } from './numbers.ts';
import { Grow, rowStyle, SafetyBox, SafetyHeading, Small, Stacked } from './safety-box.ts';
import { SAFETY_TEXTS } from './safety-texts.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const TickRow = styled.label`
  ${rowStyle}
  &:has(:checked) {
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
  input {
    width: 24px;
    height: 24px;
    flex: none;
    margin: 0;
    accent-color: ${token('color-accent')};
    cursor: inherit;
    outline: none;
  }
`;

const TapRow = styled.button`
  ${rowStyle}
`;

interface TapProps {
  choice: CardChoice | null;
  busy: boolean;
  onTap: (code: string) => void;
}

/** Button for an option that is submitted immediately when it is clicked. */
const Tap = ({ choice, busy, onTap }: TapProps) =>
  choice && (
    <TapRow type="button" aria-disabled={busy || undefined} onClick={() => !busy && onTap(choice.code)}>
      <Grow>{choice.label}</Grow>
      <Icon name="chevron-right" size={20} />
    </TapRow>
  );

export interface SafetyCardProps {
  card: ChatCard;
  /** Called with the codes of the answer: all ticked options, or the single option that is submitted immediately. */
  onAnswer: (codes: string[]) => void;
  /** True while no answer can be sent, because another answer is being sent or a reply is streaming. */
  busy?: boolean;
  /** Reason why the last answer could not be sent, as one sentence. */
  error?: string | null | undefined;
  /** Codes of the answer that could not be sent. Its options stay ticked, and "Try again" resends them. */
  tried?: readonly string[] | undefined;
  /** True if the card has just arrived. The heading then takes the focus. */
  arrived?: boolean;
  /** Heading level: 3 in a chat, 2 on a page. */
  level?: 2 | 3;
}

const OpenCard = ({ card, onAnswer, busy = false, error, tried }: SafetyCardProps) => {
  const { options, none, unsure, somethingElse, multiple, submit, language } = card;
  const [changedTicks, setChangedTicks] = useState<readonly string[] | null>(null);
  // The options of the last sent answer stay ticked until the runner changes them.
  const [lastSent, setLastSent] = useState<readonly string[] | undefined>(undefined);
  const retryCodes = lastSent ?? tried;
  const ticked = changedTicks ?? (tried ?? []).filter((code) => options.some((option) => option.code === code));
  const isSending = busy && lastSent !== undefined;
  const send = (codes: readonly string[]): void => {
    if (busy || codes.length === 0) return;
    setLastSent(codes);
    onAnswer([...codes]);
  };
  const toggle = (code: string, on: boolean): void => {
    if (!busy) setChangedTicks(on ? [...ticked, code] : ticked.filter((known) => known !== code));
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send(ticked);
  };
  const handleTap = (code: string): void => send([code]);
  return (
    <Form onSubmit={handleSubmit}>
      <Stacked>
        {options.map((option) =>
          multiple ? (
            <TickRow key={option.code} aria-disabled={busy || undefined}>
              <input
                type="checkbox"
                checked={ticked.includes(option.code)}
                onChange={(event) => toggle(option.code, event.target.checked)}
              />
              <Grow>{option.label}</Grow>
            </TickRow>
          ) : (
            <Tap key={option.code} choice={option} busy={busy} onTap={handleTap} />
          ),
        )}
      </Stacked>
      {multiple && (
        <Button
          type="submit"
          wide
          disabled={ticked.length === 0 || (busy && !isSending)}
          busy={isSending && SAFETY_TEXTS[language].sending}
        >
          {submit}
        </Button>
      )}
      <Stacked>
        <Tap choice={somethingElse} busy={busy} onTap={handleTap} />
        <Tap choice={none} busy={busy} onTap={handleTap} />
        <Tap choice={unsure} busy={busy} onTap={handleTap} />
      </Stacked>
      {error && !busy && (
        <AnswerError language={language} onRetry={retryCodes ? () => send(retryCodes) : null}>
          {error}
        </AnswerError>
      )}
    </Form>
  );
};

/**
 * Card with a safety question. The options of a multiple-choice card are checkboxes with a submit button. "None of
 * these", "I am not sure" and the options of a single-choice card are submitted immediately. An answered card shows
 * only the answer.
 */
export const SafetyCard = (props: SafetyCardProps) => {
  const { card, arrived = false, level = 3 } = props;
  const id = useId();
  const heading = useFocusOnArrival(arrived);
  const { head, options, none, unsure, somethingElse, footer, language, answered } = card;
  return (
    <SafetyBox $tone="accent" role="group" aria-labelledby={id} aria-live="polite" lang={language}>
      <SafetyHeading as={`h${level}`} id={id} ref={heading}>
        {head}
      </SafetyHeading>
      {answered ? (
        <GivenAnswer choices={[...options, somethingElse, none, unsure]} codes={answered} language={language} />
      ) : (
        <OpenCard {...props} />
      )}
      <Stacked>
        <Small>{footer}</Small>
        <CallButtons numbers={CARD_NUMBERS} language={language} />
      </Stacked>
    </SafetyBox>
  );
};
