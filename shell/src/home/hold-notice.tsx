import { type Hold, Referral } from '@stridewell/app/core';
import { lazy, Suspense, useRef } from 'react';

/** Text and phone numbers of the hold, shown while the code of the card loads or if it cannot be loaded. */
const PlainHold = ({ hold }: { hold: Hold | null }) => hold && <Referral text={hold.text} />;

const HoldCard = lazy(() => import('./hold-card.tsx').catch(() => ({ default: PlainHold })));

/** Hold at the top of the home screen. The code is not loaded until there is a hold. */
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
