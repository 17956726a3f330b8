import { useEffect, useState } from 'react';

const DURATION_MS = 600;

const prefersReducedMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Animates a number from 0 to a new score within 600 ms. Shows the score immediately if the user prefers reduced
 * motion.
 */
export const useCountUp = (score: number, active: boolean): number => {
  const [displayed, setDisplayed] = useState(active && !prefersReducedMotion() ? 0 : score);
  useEffect(() => {
    if (!active || prefersReducedMotion()) {
      setDisplayed(score);
      return;
    }
    const started = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const progress = Math.min(1, (now - started) / DURATION_MS);
      setDisplayed(score * (1 - (1 - progress) ** 3));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [score, active]);
  return displayed;
};
