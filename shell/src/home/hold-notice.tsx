import { type Hold, Referral } from '@stridewell/app/core';
import { lazy, Suspense, useRef } from 'react';

/** The hold's text and numbers, shown while the card's code loads or if it cannot be loaded. */
const PlainHold = ({ hold }: { hold: Hold | null }) => hold && <Referral text={hold.text} />;

const HoldCard = lazy(() => import('./hold-card.tsx').catch(() => ({ default: PlainHold })));

/** The hold at the top of the home screen. Its code is not loaded until there is a hold. */
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
