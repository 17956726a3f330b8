import { useEffect } from 'react';
import { onRefresh } from './reload.ts';

let isReloadByApp = false;

/** Turns the leave warning off, because the app itself is about to reload the page. */
export const leaveUnasked = (): void => {
  isReloadByApp = true;
};

const warn = (event: BeforeUnloadEvent): void => {
  if (!isReloadByApp) event.preventDefault();
};

/** Lets the browser warn before the page is closed or reloaded with unsent input, which is kept in memory only. */
export const useLeaveWarning = (isUnsent: boolean): void =>
  useEffect(() => {
    if (!isUnsent) return;
    onRefresh(leaveUnasked);
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);
