import { dayMessage, Page, Referral, SlotHost, useAdvice } from '@stridewell/app/core';
import { adviceCopyOf, pageLanguage, planHeadlineOf } from '@stridewell/app/screens';
import { type CheckinAnswer, highPainOf } from '@stridewell/contracts/web';
import { Button, ButtonLink, Columns, media, Split, Stack, Text, token } from '@stridewell/ui/core';
import { lazy, Suspense, use } from 'react';
import styled from 'styled-components';
import { useHeadingFocus } from '../../shared/use-heading-focus.ts';
import { formWords } from '../form-words.ts';
import { HighPainNotice } from '../high-pain-notice.tsx';
import { AdviceCard } from './advice-card.tsx';
import { resultWords } from './result-words.ts';
import { Stage } from './stage.tsx';
import { TodayCard } from './today-card.tsx';
import { WhyCard } from './why-card.tsx';

const NotesCard = lazy(() => import('./notes-card.tsx').catch(() => ({ default: () => <></> })));

/**
 * The first view. On phones it fills the screen between the bars: the stage takes the height that today's session card
 * does not use.
 */
const First = styled.div`
  display: grid;
  gap: ${token('space-4')};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  ${media.phone} {
    min-height: calc(100dvh - ${token('topbar-height')} - var(--tabbar, 0px) - 2 * ${token('space-4')});
  }
`;

/** Takes up no space while it is empty. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

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
  /** True if today's score has changed since this check-in, because of a physio check-in or another device. */
  isChanged?: boolean;
  onAnother: () => void;
}

/** True if an open hold limits the day of a check-in. */
export const isHeldDay = ({ explanation: { cap, limits = [] } }: CheckinAnswer): boolean =>
  [cap, ...limits].some((limit) => limit?.code === 'hold');

/**
 * Result of a check-in: the score and the recommendation, their effect on today's session, the advice, the explanation
 * of the score and the comparison with the baseline. For a safety text or high pain, a notice comes first and no
 * training is shown.
 */
export const Result = ({ day, answer, fresh, isChanged = false, onAnother }: ResultProps) => {
  useHeadingFocus(true);
  const Slot = use(SlotHost);
  const words = resultWords();
  const { back, day: dayText } = formWords();
  const lines = dayMessage(answer);
  const pain = highPainOf(answer);
  const isUrgent = lines.referral !== null || pain !== null;
  const { isOwn, plan } = useAdvice(answer);
  const copy = adviceCopyOf(answer);
  const stage = (
    <Stage
      answer={answer}
      lines={lines}
      headline={isOwn && plan ? planHeadlineOf(plan.action) : copy.headline}
      kind={isOwn ? null : copy.kind}
      fresh={fresh}
      isUrgent={isUrgent}
    />
  );
  return (
    <Page title={words.title} back={{ href: '/', label: back }} over={dayText(day)}>
      <Status role="status">{isChanged && <Text $medium>{words.changed}</Text>}</Status>
      {lines.referral && <Referral text={lines.referral} language={pageLanguage()} />}
      {pain !== null && <HighPainNotice pain={pain} />}
      <Suspense>
        <NotesCard isHeld={isHeldDay(answer)} />
      </Suspense>
      <Split $even>
        <Stack>
          {isUrgent ? (
            stage
          ) : (
            <First>
              {stage}
              <TodayCard answer={answer} fresh={fresh} isStopped={lines.isStopped} />
            </First>
          )}
          <Slot
            name="checkin.result"
            props={{ closed: isUrgent, isPainHigh: pain !== null && lines.referral === null }}
          />
          {lines.referral === null && <AdviceCard answer={answer} lines={lines} isOwn={isOwn} />}
          <Buttons $wide={2}>
            <ButtonLink href="/stats" variant="secondary">
              {words.stats}
            </ButtonLink>
            <Button variant="secondary" onClick={onAnother}>
              {words.another}
            </Button>
          </Buttons>
        </Stack>
        <WhyCard answer={answer} lines={lines} />
      </Split>
    </Page>
  );
};
