import { type Hold, Referral } from '@stridewell/ui/core';
import { lazy, Suspense, useRef } from 'react';

/** The text and its numbers, while the card itself is fetched and where it cannot be had. */
const Plain = ({ hold }: { hold: Hold | null }) => hold && <Referral text={hold.text} />;

const HoldCard = lazy(() => import('./hold-card.tsx').catch(() => ({ default: Plain })));

/** What the home says of a hold, before everything else; nothing is fetched for it until there has been one. */
export const HoldPart = ({ hold }: { hold: Hold | null }) => {
  const wanted = useRef(false);
  if (hold) wanted.current = true;
  return (
    wanted.current && (
      <Suspense fallback={<Plain hold={hold} />}>
        <HoldCard hold={hold} />
      </Suspense>
    )
  );
};
