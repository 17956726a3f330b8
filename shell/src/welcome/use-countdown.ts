import { now } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - now().getTime()) / 1_000));

/** Whole seconds until an instant (milliseconds since 1970), counting down to 0. */
export const useCountdown = (end: number): number => {
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    const tick = (): void => {
      const seconds = secondsTo(end);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return left;
};
