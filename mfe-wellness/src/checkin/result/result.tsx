import { dayMessage, Page, Referral, SlotHost } from '@stridewell/app/core';
import { type CheckinAnswer, highPainOf } from '@stridewell/contracts/web';
import { Button, ButtonLink, Columns, longDay, media, Split, Stack, Text, token } from '@stridewell/ui/core';
import { lazy, Suspense, use } from 'react';
import styled from 'styled-components';
import { useHeadingFocus } from '../../shared/use-heading-focus.ts';
import { HighPainNotice } from '../high-pain-notice.tsx';
import { AdviceCard } from './advice-card.tsx';
import { WhyCard } from './why-card.tsx';

const NotesCard = lazy(() => import('./notes-card.tsx').catch(() => ({ default: () => <></> })));

/** Row with two buttons. They stay in one row even on a screen that is 320 px wide. */
const Buttons = styled(Columns)`
  ${media.phone} {
    a,
    button {
      padding: ${token('space-2')};
      font-size: ${token('text-14')};
      line-height: ${token('leading-14')};
    }
  }
`;

export interface ResultProps {
  day: string;
  answer: CheckinAnswer;
  fresh: boolean;
  /** True when today's score has changed since this check-in, because of a physio check-in or another device. */
  isChanged?: boolean;
  onAnother: () => void;
}

/** Result of a check-in: the recommendation, the explanation of the score and the comparison with the baseline. */
export const Result = ({ day, answer, fresh, isChanged = false, onAnother }: ResultProps) => {
  useHeadingFocus(true);
  const Slot = use(SlotHost);
  const lines = dayMessage(answer);
  const pain = highPainOf(answer);
  return (
    <Page title="Your recommendation" over={longDay(day)}>
      <div role="status">
        {isChanged && <Text $medium>Updated: what you entered elsewhere changed today's score.</Text>}
      </div>
      {lines.referral && <Referral text={lines.referral} />}
      {pain !== null && <HighPainNotice pain={pain} />}
      <Suspense>
        <NotesCard />
      </Suspense>
      <Split $even>
        <Stack>
          <AdviceCard answer={answer} lines={lines} fresh={fresh} />
          <Slot name="checkin.result" props={{ closed: lines.referral !== null || pain !== null }} />
          <Buttons $wide={2}>
            <ButtonLink href="/stats" variant="secondary">
              View Detailed Stats
            </ButtonLink>
            <Button variant="secondary" onClick={onAnother}>
              Do Another Check-in
            </Button>
          </Buttons>
        </Stack>
        <WhyCard answer={answer} lines={lines} />
      </Split>
    </Page>
  );
};
