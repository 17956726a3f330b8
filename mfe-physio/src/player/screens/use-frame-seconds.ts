import { useEffect, useRef, useState } from 'react';

/**
 * Seconds that advance with every frame from a value that is read less often. While `running` is false, the value
 * itself.
 */
export const useFrameSeconds = (value: number, running: boolean): number => {
  const [seconds, setSeconds] = useState(value);
  const base = useRef({ value, at: performance.now() });
  useEffect(() => {
    base.current = { value, at: performance.now() };
  }, [value]);
  useEffect(() => {
    if (!running) return;
    let frame = requestAnimationFrame(function draw() {
      setSeconds(base.current.value + (performance.now() - base.current.at) / 1000);
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
  return running ? Math.max(seconds, value) : value;
};
