import { useApi } from '@stridewell/app/core';
import type { SlotProps } from '@stridewell/app/remote';
import { lazy, Suspense } from 'react';

/** Loaded only for runners with an injury. */
const InjuryCard = lazy(() => import(/* webpackChunkName: "first-injury-card" */ './home/injury-card.tsx'));
/** Loaded only on a day of high pain. */
const PainCard = lazy(async () => ({ default: (await import('./home/pain-card.tsx')).PainCard }));

/** Height in pixels of the card on phones, reserved while it loads. */
const HEIGHT = 66;

/**
 * Card of the runner's injury on the home page. If there is no profile, it asks where it hurts on a day of high pain.
 * Renders nothing while the profile loads.
 */
export default function HomeCard({ closed, isPainHigh = false }: SlotProps) {
  const { data: profile } = useApi('readPhysioProfile');
  const asksWhere = profile === null && isPainHigh && !closed;
  return (
    (profile || asksWhere) && (
      <Suspense fallback={<div style={{ height: HEIGHT }} />}>
        {profile ? <InjuryCard profile={profile} closed={closed} isPainHigh={isPainHigh} /> : <PainCard />}
      </Suspense>
    )
  );
}
