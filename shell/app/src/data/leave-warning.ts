import { useEffect } from 'react';
import { create } from 'zustand';
import { onRefresh } from './reload.ts';

const useReload = create<{ isByApp: boolean }>(() => ({ isByApp: false }));

/** Turns off the warning before leaving the page, so that the app can reload itself. */
export const disableLeaveWarning = (): void => {
  useReload.setState({ isByApp: true });
};

const warn = (event: BeforeUnloadEvent): void => {
  if (!useReload.getState().isByApp) event.preventDefault();
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
