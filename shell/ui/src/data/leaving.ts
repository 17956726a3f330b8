import { useEffect } from 'react';
import { onRefresh } from './refresh.ts';

let isOwn = false;

/** The page is about to be loaded anew by the app itself: nobody is asked. */
export const leaveUnasked = (): void => {
  isOwn = true;
};

const ask = (event: BeforeUnloadEvent): void => {
  if (!isOwn) event.preventDefault();
};

/** Has the browser ask before the page is closed or loaded anew while something typed is not sent: it is kept in memory alone. */
export const useLeaveWarning = (isUnsent: boolean): void =>
  useEffect(() => {
    if (!isUnsent) return;
    onRefresh(leaveUnasked);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
