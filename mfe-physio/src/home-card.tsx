import { useApi } from '@stridewell/app/core';
import type { SlotProps } from '@stridewell/app/remote';
import { lazy, Suspense } from 'react';

/** Loaded only for runners with an injury. */
const InjuryCard = lazy(() => import('./home/injury-card.tsx'));

/** Height in pixels of the card on phones, which it has while it loads. */
const HEIGHT = 66;

/** Card of the runner's injury on the home page. Renders nothing while the profile loads or when there is no profile. */
export default function HomeCard({ closed, isPainHigh = false }: SlotProps) {
  const profile = useApi('readPhysioProfile').data ?? null;
  return (
    profile && (
      <Suspense fallback={<div style={{ height: HEIGHT }} />}>
        <InjuryCard profile={profile} closed={closed} isPainHigh={isPainHigh} />
      </Suspense>
    )
  );
}
