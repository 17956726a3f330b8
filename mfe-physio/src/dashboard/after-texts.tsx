import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Shows the fallback in the first render and the lazily loaded children after it. If the children suspended in the first
 * render, React would put off the texts around them while it waits for the children's code.
 */
export const AfterTexts = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
};
