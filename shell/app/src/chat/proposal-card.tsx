import type { ChatProposal } from '@stridewell/contracts/web';
import { Button, Icon, text, token } from '@stridewell/ui/core';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { now } from '../data/clock.ts';
import { AnswerError } from '../safety/answer-error.tsx';
import { SafetyBox, SafetyHeading } from '../safety/safety-box.ts';
import { useFocusOnArrival } from '../safety/use-focus-on-arrival.ts';
import type { ProposalDecision } from './conversation.ts';
import { outcomeOf, PROPOSAL_TEXTS } from './proposal-texts.ts';

const Changes = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  margin: 0;
  dt {
    ${text('14')}
    color: ${token('color-text-2')};
  }
  dd {
    margin: 0;
    text-wrap: pretty;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  > button {
    flex: 1 1 120px;
  }
`;

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  > p {
    display: flex;
    gap: ${token('space-2')};
    > svg {
      flex: none;
      margin-top: 2px;
      color: var(--fg);
    }
  }
`;

/** Returns true until the given time, and re-renders the component at that time. */
const useIsBefore = (time: string | null): boolean => {
  const left = time === null ? 0 : Date.parse(time) - now().getTime();
  const [, setTick] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
};

type Decision = ProposalDecision['decision'];

export interface ProposalCardProps {
  proposal: ChatProposal;
  onDecide: (decision: Decision) => void;
  /** True while no decision can be sent, because a reply is streaming. */
  busy: boolean;
  /** The decision that is being sent. */
  sending: Decision | null;
  /** The decision that could not be sent, with the reason as one sentence. */
  failed: { decision: Decision; why: string } | null;
  /** True if the card has just arrived. The heading then takes the focus. */
  arrived: boolean;
}

/**
 * Card of a proposed change: the question, the state before and after the change, and the buttons. A confirmed change
 * can be undone until a time limit.
 */
export const ProposalCard = ({ proposal, onDecide, busy, sending, failed, arrived }: ProposalCardProps) => {
  const { language, title, before, after, confirm, decline, undo, expiresAt, undoUntil, state } = proposal;
  const id = useId();
  const heading = useFocusOnArrival(arrived);
  const words = PROPOSAL_TEXTS[language];
  const isInTime = useIsBefore(state === 'open' ? expiresAt : undoUntil);
  const shown =
    state === 'open' && !isInTime && sending === null ? { ...proposal, state: 'expired' as const } : proposal;
  const outcome = outcomeOf(shown);
  const decide = (decision: Decision) => (): void => {
    if (!busy) onDecide(decision);
  };
  const buttonOf = (decision: Decision, label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      small
      disabled={busy && sending !== decision}
      busy={sending === decision && words.sending}
      onClick={decide(decision)}
    >
      {label}
    </Button>
  );
  return (
    <SafetyBox
      $tone="accent"
      role="group"
      aria-labelledby={id}
      aria-live="polite"
      lang={language}
      data-proposal={state}
    >
      <SafetyHeading as="h3" id={id} ref={heading}>
        {title}
      </SafetyHeading>
      {(outcome === null || state === 'confirmed') && (
        <Changes>
          {before !== null && state === 'open' && (
            <div>
              <dt>{words.now}</dt>
              <dd>{before}</dd>
            </div>
          )}
          <div>
            <dt>{state === 'open' ? words.after : words.now}</dt>
            <dd>{after}</dd>
          </div>
        </Changes>
      )}
      {outcome === null ? (
        <Buttons>
          {buttonOf('decline', decline, 'secondary')}
          {buttonOf('accept', confirm, 'primary')}
        </Buttons>
      ) : (
        <Outcome>
          <p>
            {state === 'confirmed' && <Icon name="check" size={20} />}
            {outcome}
          </p>
          {state === 'confirmed' && undo !== null && isInTime && buttonOf('undo', undo, 'secondary')}
        </Outcome>
      )}
      {failed && !busy && (
        <AnswerError language={language} onRetry={outcome === null || isInTime ? decide(failed.decision) : null}>
          {failed.why}
        </AnswerError>
      )}
    </SafetyBox>
  );
};
