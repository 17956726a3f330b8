import { useEffect, useRef, useState } from 'react';

const prefersStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Seconds that advance with every frame from a value that is read less often. Returns the value itself while `running`
 * is false, and for runners who prefer reduced motion.
 */
export const useFrameSeconds = (value: number, running: boolean): number => {
  const [seconds, setSeconds] = useState(value);
  const base = useRef({ value, at: performance.now() });
  useEffect(() => {
    base.current = { value, at: performance.now() };
  }, [value]);
  useEffect(() => {
    if (!running || prefersStill()) return;
    let frame = requestAnimationFrame(function draw() {
      setSeconds(base.current.value + (performance.now() - base.current.at) / 1000);
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
  return running ? Math.max(seconds, value) : value;
};
