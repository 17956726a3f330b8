import { type Hold, Referral } from '@stridewell/app/core';
import { lazy, Suspense, useRef } from 'react';

/**
 * The safety hold's message and phone numbers. Shown while the hold card's code is loading or if it cannot be loaded.
 */
const PlainHold = ({ hold }: { hold: Hold | null }) => hold && <Referral text={hold.text} />;

const HoldCard = lazy(() => import('./hold-card.tsx').catch(() => ({ default: PlainHold })));

/**
 * Shows the safety hold at the top of the home screen. The code of the hold card is loaded only when there is a hold.
 */
export const HoldNotice = ({ hold }: { hold: Hold | null }) => {
  const hadHold = useRef(false);
  if (hold) hadHold.current = true;
  return (
    hadHold.current && (
      <Suspense fallback={<PlainHold hold={hold} />}>
        <HoldCard hold={hold} />
      </Suspense>
    )
  );
};
