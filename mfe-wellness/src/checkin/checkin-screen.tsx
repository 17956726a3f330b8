import { dayMessage, Page, SlotHost, useToday } from '@stridewell/app/core';
import type { QueuedCheckin, Submitted } from '@stridewell/app/queue';
import { scoreText } from '@stridewell/app/screens';
import { type CheckinAnswer, type CheckinToday, highPainOf, METRICS } from '@stridewell/contracts/web';
import { Hidden, Skeleton, SkeletonCard, Split } from '@stridewell/ui/core';
import { lazy, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { CheckinForm } from './checkin-form.tsx';
import { formWords } from './form-words.ts';
import { QueuedResult } from './queued-result.tsx';
import { isHeldDay, Result } from './result/result.tsx';
import { useCheckinToday } from './use-checkin-today.ts';

/** Placeholder while today's check-in loads. */
const CheckinSkeleton = () => {
  const words = formWords();
  return (
    <Page
      title={words.title}
      back={{ href: '/', label: words.back }}
      note={`${words.day(useToday())} · ${words.takes}`}
    >
      <Split $even>
        <SkeletonCard label={words.loading}>
          {METRICS.map((metric) => (
            <div key={metric}>
              <Skeleton $width={96} $height={20} />
              <Skeleton $height={48} style={{ margin: '12px 0 28px' }} />
            </div>
          ))}
        </SkeletonCard>
        <SkeletonCard label={words.loadingDay}>
          <Skeleton $width={220} $height={20} />
          <Skeleton $height={48} />
          <Skeleton $width={180} $height={20} style={{ marginTop: 12 }} />
          <Skeleton $height={96} />
        </SkeletonCard>
      </Split>
    </Page>
  );
};

const NotesCard = lazy(() => import('./result/notes-card.tsx').catch(() => ({ default: () => <></> })));

type Shown = { day: string } & (
  | {
      answer: CheckinAnswer;
      /** True if the check-in has just been submitted, in which case the score is animated. */
      fresh: boolean;
      /** Questions of another remote that come before the result. Null if they are answered or do not apply. */
      next: { pain: number | null } | null;
      /**
       * Check-in that was cached when the form was submitted. If the cached value has changed since, it is newer than
       * the response.
       */
      known: CheckinToday | null;
    }
  | { waiting: QueuedCheckin; pain: number | null }
);

/** True if the result must be shown immediately, because it has a safety text or a warning about high pain. */
const isUrgent = (answer: CheckinAnswer): boolean =>
  dayMessage(answer).referral !== null || highPainOf(answer) !== null;

const nextOf = (answer: CheckinAnswer, pain: number | null) => (isUrgent(answer) ? null : { pain });

const shownOf = (submitted: Submitted, pain: number | null, known: CheckinToday | null) =>
  submitted.state === 'sent'
    ? { answer: submitted.answer, fresh: true, next: nextOf(submitted.answer, pain), known }
    : { waiting: submitted.checkin, pain };

/** Announcement of a stored check-in. For screen readers only, because the screen shows the same information. */
const announcementOf = ({ isUpdate, score }: CheckinAnswer): string => {
  const { said } = formWords();
  const text = scoreText(score);
  return isUpdate ? `${said.updated}. ${said.newScore(text)}` : `${said.completed}. ${said.score(text)}`;
};

/** Calls `onDone` when no remote has questions after the check-in. */
const NothingNext = ({ onDone }: { onDone: () => void }) => {
  useEffect(onDone, [onDone]);
  return null;
};

/**
 * Screen at /check-in. Shows the form and, after submission, the questions that other remotes add and then the
 * recommendation, which is updated when today's score changes. Shows an empty form again when a new day starts.
 */
export const CheckinScreen = () => {
  const Slot = use(SlotHost);
  const day = useToday();
  const today = useCheckinToday();
  const [shown, setShown] = useState<Shown | null>(null);
  const [returning, setReturning] = useState(false);

  const handleAnother = (): void => {
    setShown(null);
    setReturning(true);
  };
  const handleShow = (): void => {
    if (today.checkin) setShown({ day, answer: today.checkin, fresh: false, next: null, known: today.checkin });
  };
  const handleDone = useCallback(
    () => setShown((current) => (current && 'answer' in current ? { ...current, next: null } : current)),
    [],
  );
  const { checkin: known } = today;
  const painLater = shown && 'waiting' in shown ? shown.pain : null;
  const handleAnswer = useCallback(
    (answer: CheckinAnswer) => setShown({ day, answer, fresh: true, next: nextOf(answer, painLater), known }),
    [day, known, painLater],
  );

  const current = shown?.day === day ? shown : null;
  const next = current && 'answer' in current ? current.next : null;
  const screen = (): ReactNode => {
    if (next) return null;
    if (current && 'waiting' in current)
      return <QueuedResult checkin={current.waiting} onAnswer={handleAnswer} onAnother={handleAnother} />;
    if (current) {
      const answer = known && known !== current.known ? known : current.answer;
      const isChanged =
        answer.score !== current.answer.score || answer.recommendation !== current.answer.recommendation;
      return <Result day={day} answer={answer} fresh={current.fresh} isChanged={isChanged} onAnother={handleAnother} />;
    }
    if (today.pending) return <CheckinSkeleton />;
    return (
      <CheckinForm
        today={today}
        returning={returning}
        onSubmitted={(submitted, pain) => setShown({ day, ...shownOf(submitted, pain, known) })}
        onShow={handleShow}
      />
    );
  };
  const notice = (
    <Suspense>
      <NotesCard isHeld={current !== null && 'answer' in current && isHeldDay(current.answer)} />
    </Suspense>
  );
  return (
    <>
      <Hidden role="status">{current && 'answer' in current && current.fresh && announcementOf(current.answer)}</Hidden>
      {screen()}
      <Slot
        name="checkin.next"
        props={{ active: next !== null, pain: next?.pain ?? null, notice, onDone: handleDone }}
        loading={next && <CheckinSkeleton />}
        empty={next && <NothingNext onDone={handleDone} />}
      />
    </>
  );
};
