import { useEffect } from 'react';
import { onRefresh } from './reload.ts';

let isReloadByApp = false;

/** Turns off the warning before leaving the page, so that the app can reload itself. */
export const disableLeaveWarning = (): void => {
  isReloadByApp = true;
};

const warn = (event: BeforeUnloadEvent): void => {
  if (!isReloadByApp) event.preventDefault();
};

/**
 * Makes the browser ask for confirmation before the page is closed or reloaded while input is unsent, because unsent
 * input is only in memory.
 */
export const useLeaveWarning = (isUnsent: boolean): void =>
  useEffect(() => {
    if (!isUnsent) return;
    onRefresh(disableLeaveWarning);
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);
