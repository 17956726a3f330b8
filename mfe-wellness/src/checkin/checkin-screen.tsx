import { Page, useToday } from '@stridewell/app/core';
import type { QueuedCheckin, Submitted } from '@stridewell/app/queue';
import { type CheckinAnswer, type CheckinToday, METRICS } from '@stridewell/contracts/web';
import { longDay, Skeleton, SkeletonCard, Split } from '@stridewell/ui/core';
import { useCallback, useState } from 'react';
import { CheckinForm } from './checkin-form.tsx';
import { QueuedResult } from './queued-result.tsx';
import { Result } from './result/result.tsx';
import { useCheckinToday } from './use-checkin-today.ts';

/** Placeholder while today's check-in loads. */
const CheckinSkeleton = () => (
  <Page title="Daily check-in" note={`${longDay(useToday())} · takes about 20 seconds`}>
    <Split $even>
      <SkeletonCard label="Loading the check-in">
        {METRICS.map((metric) => (
          <div key={metric}>
            <Skeleton $width={96} $height={20} />
            <Skeleton $height={48} style={{ margin: '12px 0 28px' }} />
          </div>
        ))}
      </SkeletonCard>
      <SkeletonCard label="Loading the questions about your day">
        <Skeleton $width={220} $height={20} />
        <Skeleton $height={48} />
        <Skeleton $width={180} $height={20} style={{ marginTop: 12 }} />
        <Skeleton $height={96} />
      </SkeletonCard>
    </Split>
  </Page>
);

type Shown = { day: string } & (
  | {
      answer: CheckinAnswer;
      /** True when the check-in has just been submitted, in which case the score is animated. */
      fresh: boolean;
      /**
       * Check-in that was cached when the form was submitted. If the cached value has changed since, it is newer than
       * the response.
       */
      known: CheckinToday | null;
    }
  | { waiting: QueuedCheckin }
);

const shownOf = (submitted: Submitted, known: CheckinToday | null) =>
  submitted.state === 'sent' ? { answer: submitted.answer, fresh: true, known } : { waiting: submitted.checkin };

/**
 * Screen at /check-in. Shows the form and, after submission, the recommendation, which is updated when today's score
 * changes. Shows an empty form again when a new day starts.
 */
export const CheckinScreen = () => {
  const day = useToday();
  const today = useCheckinToday();
  const [shown, setShown] = useState<Shown | null>(null);
  const [returning, setReturning] = useState(false);

  const handleAnother = (): void => {
    setShown(null);
    setReturning(true);
  };
  const handleShow = (): void => {
    if (today.checkin) setShown({ day, answer: today.checkin, fresh: false, known: today.checkin });
  };
  const { checkin: known } = today;
  const handleAnswer = useCallback(
    (answer: CheckinAnswer) => setShown({ day, answer, fresh: true, known }),
    [day, known],
  );

  if (shown?.day === day) {
    if ('waiting' in shown)
      return <QueuedResult checkin={shown.waiting} onAnswer={handleAnswer} onAnother={handleAnother} />;
    const answer = known && known !== shown.known ? known : shown.answer;
    const isChanged = answer.score !== shown.answer.score || answer.recommendation !== shown.answer.recommendation;
    return <Result day={day} answer={answer} fresh={shown.fresh} isChanged={isChanged} onAnother={handleAnother} />;
  }
  if (today.pending) return <CheckinSkeleton />;
  return (
    <CheckinForm
      today={today}
      returning={returning}
      onSubmitted={(submitted) => setShown({ day, ...shownOf(submitted, known) })}
      onShow={handleShow}
    />
  );
};
