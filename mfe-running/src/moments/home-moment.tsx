import { useApi, useCheckinToday } from '@stridewell/app/core';
import type { Moment } from '@stridewell/contracts/web';
import { lazy, Suspense, useEffect, useState } from 'react';

const MomentSheet = lazy(() => import('./moment-sheet.tsx'));

/** True while another dialog or sheet is open, which a moment must not cover. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Shows a moment over the home screen, once. Requests nothing before the day's check-in. The session card, which
 * contains this component, is hidden by a safety card or a safety text; the service also holds back moments on such
 * days.
 */
export const HomeMoment = () => {
  const isCheckedIn = useCheckinToday().state === 'there';
  const { data } = useApi('readMoment', { enabled: isCheckedIn });
  const [shown, setShown] = useState<Moment | null>(null);
  const moment = data?.moment ?? null;
  useEffect(() => {
    if (moment && isCheckedIn && !isDialogOpen()) setShown((known) => known ?? moment);
  }, [moment, isCheckedIn]);
  if (!shown || !isCheckedIn) return null;
  return (
    <Suspense>
      <MomentSheet moment={shown} onClose={() => setShown(null)} />
    </Suspense>
  );
};
