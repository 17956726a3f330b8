import { useSession } from '@stridewell/app/core';
import { RUNNER_KEY } from '@stridewell/contracts/web';
import { lastRunner } from '../offline/last-runner.ts';
import { reloadTo } from './navigation.ts';
import { startSession } from './start-session.ts';

/** Follows sign-ins and logouts in other tabs, which share the session of this one. Returns a function that stops it. */
export const followOtherTabs = (): (() => void) => {
  const follow = ({ key }: StorageEvent): void => {
    const shown = useSession.getState().user;
    if (key !== RUNNER_KEY || !shown) return;
    const runner = lastRunner();
    if (runner === null) void startSession();
    else if (runner.id !== shown.id) reloadTo('/');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
