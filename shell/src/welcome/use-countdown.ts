import { now } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - now().getTime()) / 1_000));

/** Whole seconds until an instant (milliseconds since 1970), counting down to 0. */
export const useCountdown = (end: number): number => {
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    const look = (): void => {
      const seconds = secondsTo(end);
      setLeft(seconds);
      if (seconds === 0) clearInterval(ticking);
    };
    const ticking = setInterval(look, 1_000);
    look();
    return () => clearInterval(ticking);
  }, [end]);
  return left;
};
