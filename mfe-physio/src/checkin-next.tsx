import { Page } from '@stridewell/app/core';
import type { CheckinNextProps } from '@stridewell/app/remote';
import { Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { lazy, Suspense, useEffect } from 'react';
import { followedArea, isFollowed, useSecondInjury } from './data/injuries.ts';
import { injuryWords } from './data/injury-words.ts';
import { inLanguage } from './data/language.ts';
import { useCheckinToday, usePhysioProfile, usePhysioToday } from './data/reads.ts';

const loadMorning = () => import('./assessment/morning.tsx');
const Morning = lazy(loadMorning);

const Waiting = ({ title }: { title: string }) => (
  <Page title={title}>
    <SkeletonCard label={`${inLanguage({ en: 'Loading', nb: 'Laster' })}: ${title}`}>
      <Skeleton $width={160} $height={20} />
      <Skeleton $height={56} />
      <Skeleton $height={56} />
    </SkeletonCard>
  </Page>
);

/** Calls `onDone` on render, because there is nothing to ask. */
const NothingToAsk = ({ onDone }: { onDone: () => void }) => {
  useEffect(onDone, [onDone]);
  return null;
};

/**
 * Continues the check-in with the questions about the followed injury. Asks nothing if there is no such injury, if it
 * cannot be loaded, or if today's physio check-in already has the same pain.
 */
export default function CheckinNext({ active, pain, notice, onDone }: CheckinNextProps) {
  const profile = usePhysioProfile();
  const second = useSecondInjury();
  const today = useCheckinToday();
  const read = usePhysioToday();
  const isHealed = profile.state === 'there' && profile.value.status === 'resolved';
  const isInjured = profile.state === 'there' && (!isHealed || (read.state === 'there' && isFollowed(read.value)));
  useEffect(() => {
    // A failure is shown when the questions are opened.
    if (isInjured) loadMorning().catch(() => undefined);
  }, [isInjured]);
  if (!active) return null;
  if (profile.state === 'loading' || (isHealed && read.state === 'loading'))
    return <Waiting title={inLanguage({ en: 'Daily check-in', nb: 'Dagens innsjekk' })} />;
  if (profile.state !== 'there' || !isInjured) return <NothingToAsk onDone={onDone} />;
  const title = injuryWords().yours[followedArea(profile.value, second)];
  if (today.state === 'loading') return <Waiting title={title} />;
  const checkin = today.state === 'there' ? today.value : null;
  if (checkin && (pain === null || checkin.pain === pain)) return <NothingToAsk onDone={onDone} />;
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <Morning profile={profile.value} today={checkin} pain={pain} notice={notice} onDone={onDone} />
    </Suspense>
  );
}
