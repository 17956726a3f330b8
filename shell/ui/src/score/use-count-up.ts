import { useEffect, useState } from 'react';

const DURATION_MS = 600;

const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Counts from 0 to a new score once, in 600 ms with an ease-out; at once where the device asks for less motion. */
export const useCountUp = (score: number, active: boolean): number => {
  const [shown, setShown] = useState(active && !isStill() ? 0 : score);
  useEffect(() => {
    if (!active || isStill()) {
      setShown(score);
      return;
    }
    const started = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, (now - started) / DURATION_MS);
      setShown(score * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [score, active]);
  return shown;
};
