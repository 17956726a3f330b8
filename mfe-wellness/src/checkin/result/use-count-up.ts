import { useEffect, useState } from 'react';

const DURATION_MS = 600;

export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Animates a number from a start to a new score within 600 ms. Shows the score immediately if `active` is false. */
export const useCountUp = (score: number, from: number, active: boolean): number => {
  const [displayed, setDisplayed] = useState(active ? from : score);
  useEffect(() => {
    if (!active) {
      setDisplayed(score);
      return;
    }
    const started = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const progress = Math.min(1, (now - started) / DURATION_MS);
      setDisplayed(score + (from - score) * (1 - progress) ** 3);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [score, from, active]);
  return displayed;
};
