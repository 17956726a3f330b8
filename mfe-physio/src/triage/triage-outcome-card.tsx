import { useToday } from '@stridewell/app/core';
import type { TriageInput, TriageOutcome } from '@stridewell/contracts/web';
import { Button, Icon, Stack, showFailure, showToast, Text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { useCheckinToday } from '../data/reads.ts';
import { CallLink } from './call-link.tsx';
import { Facts } from './facts.tsx';
import { shownOutcome, useOutcomeFacts } from './outcome-facts.ts';
import { summaryText } from './summary-text.ts';
import { InPage, Takeover } from './takeover.tsx';
import { triageWords } from './triage-words.ts';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ ...triageWords().copied, tone: 'success' });
  } catch {
    showFailure(triageWords().notCopied);
  }
};

/** Opens the share sheet. Copies the text instead if sharing is not supported or fails, but not if it is cancelled. */
const shareText = async (title: string, text: string): Promise<void> => {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share({ title, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(text);
  }
};

const Sentence = styled.p`
  display: flex;
  gap: ${token('space-2')};
  color: var(--fg);
  font-weight: ${token('weight-semibold')};
  text-wrap: pretty;
`;

const Buttons = styled.div`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  button {
    padding-inline: ${token('space-2')};
  }
`;

export interface TriageOutcomeCardProps {
  outcome: TriageOutcome;
  onRead: () => void;
  /** Triage input for the shared summary. If it is missing, the summary uses today's check-in. */
  input?: TriageInput | undefined;
  /** True to render inside the page, not over the whole screen. */
  inPage?: boolean;
}

/** A triage outcome with its call links, "I have read this" and "Share summary" (section E of the domain page). */
export const TriageOutcomeCard = ({ outcome, onRead, input, inPage = false }: TriageOutcomeCardProps) => {
  const words = triageWords();
  const Frame = inPage ? InPage : Takeover;
  const id = useId();
  const date = useToday();
  const today = useCheckinToday();
  const checkin = today.state === 'there' ? today.value : null;
  const facts = useOutcomeFacts();
  const flags = input?.flags ?? checkin?.redFlags ?? [];
  // A referral is not always a red flag: after a possible bone injury of the shin, the coaches continue without running.
  const isClosed = outcome.tier === 'emergency' || outcome.tier === 'same_day';
  const urgent = isClosed || flags.length > 0;
  // An urgent outcome is shown immediately, without waiting for the facts.
  if (!facts && outcome.tier === 'self_care') return null;
  const shown = shownOutcome(outcome, facts ?? { pain: checkin?.pain ?? null, heldNumbers: null });
  const { tier, language, title, text, actions, doNot, say } = shown;
  const handleShare = (): void => {
    const summary = { date, shown, flags, pain: facts?.pain ?? checkin?.pain ?? null, answers: input?.answers ?? null };
    void shareText('Stridewell', summaryText(summary));
  };
  return (
    <Frame tier={outcome.tier} labelledBy={id}>
      <Stack $gap={4}>
        {urgent && (
          <Sentence>
            <Icon name="octagon" />
            {words.sentence}
          </Sentence>
        )}
        <div>
          <Text $size="14" $quiet={2} $medium>
            {tier}
          </Text>
          <Text as={inPage ? 'h2' : 'h1'} $size="28" id={id} lang={language}>
            {title}
          </Text>
        </div>
        <Text lang={language}>{text}</Text>
        {actions
          .filter(({ href, label }) => href !== undefined || !text.includes(label))
          .map((action) => (
            <CallLink key={action.label} action={action} />
          ))}
        <Facts doNot={doNot} say={say} language={language} />
        {urgent && (
          <Text $size="14" $quiet={2}>
            {isClosed ? words.closed : words.paused}
          </Text>
        )}
        <Buttons>
          <Button variant="secondary" onClick={onRead}>
            {words.read}
          </Button>
          <Button variant="secondary" icon="share" onClick={handleShare}>
            {words.share}
          </Button>
        </Buttons>
      </Stack>
    </Frame>
  );
};
