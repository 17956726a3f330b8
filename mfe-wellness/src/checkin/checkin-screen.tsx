import type { CheckinAnswer } from '@stridewell/contracts/web';
import { useToday } from '@stridewell/ui/core';
import type { QueuedCheckin, Submitted } from '@stridewell/ui/queue';
import { useCallback, useState } from 'react';
import { CheckinForm } from './checkin-form.tsx';
import { CheckinSkeleton } from './checkin-skeleton.tsx';
import { Result } from './result/result.tsx';
import { useCheckinToday } from './use-checkin-today.ts';
import { Waiting } from './waiting.tsx';

type Shown = { day: string } & (
  | { answer: CheckinAnswer /** It was just given, so the score counts up. */; fresh: boolean }
  | { waiting: QueuedCheckin }
);

const shownOf = (submitted: Submitted) =>
  submitted.state === 'sent' ? { answer: submitted.answer, fresh: true } : { waiting: submitted.checkin };

/** /check-in: the form and, once it is sent, the day's recommendation. A new day begins with the form again. */
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
    if (today.checkin) setShown({ day, answer: today.checkin, fresh: false });
  };
  const handleAnswer = useCallback((answer: CheckinAnswer) => setShown({ day, answer, fresh: true }), [day]);

  if (shown?.day === day) {
    return 'waiting' in shown ? (
      <Waiting checkin={shown.waiting} onAnswer={handleAnswer} onAnother={handleAnother} />
    ) : (
      <Result day={day} answer={shown.answer} fresh={shown.fresh} onAnother={handleAnother} />
    );
  }
  if (today.pending) return <CheckinSkeleton />;
  return (
    <CheckinForm
      today={today}
      returning={returning}
      onSubmitted={(submitted) => setShown({ day, ...shownOf(submitted) })}
      onShow={handleShow}
    />
  );
};
