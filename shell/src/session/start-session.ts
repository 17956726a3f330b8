import {
  type ApiError,
  expireWaiting,
  sessionCallsSettled,
  setSession,
  useSession,
  wipeStoredResponses,
} from '@stridewell/app/core';
import { create } from 'zustand';
import { lastRunner, storeRunner } from '../offline/last-runner.ts';
import { checkSession } from './check-session.ts';
import { reloadTo } from './navigation.ts';

/**
 * Checks the session after a 401, but only when no pending call can renew it any more: a new password replaces the
 * session, and a request with the old cookie may be rejected before the new one has arrived. If the session was ended
 * on another device, the welcome screen is shown. If another runner has signed in in another tab, the app is reloaded
 * for that runner.
 */
export const checkSessionOnRefusal = (error: ApiError): void => {
  if (error.code === 'other_runner') reloadTo('/');
  else if (error.status === 401) void checkWhileSignedIn();
};

/** Store whose `unreachable` is true while the session cannot be checked and no last runner is stored. */
export const useUnreachable = create<{ unreachable: boolean }>(() => ({ unreachable: false }));

let pendingCheck: Promise<void> | undefined;
/** True while the app is open for the last runner although the server has not confirmed the session. */
let unconfirmed = false;

/** When the server does not respond, opens the app for the current or last runner, if there is one. */
const continueOffline = (): void => {
  const runner = useSession.getState().user ?? lastRunner();
  unconfirmed = runner !== null;
  if (runner) {
    setSession({ status: 'signed-in', user: runner });
    window.addEventListener('online', () => void confirmSession(), { once: true });
  }
  useUnreachable.setState({ unreachable: runner === null });
};

/** Maximum time in milliseconds for which the spinner is shown on a slow network when a last runner is stored. */
const MAX_CHECKING_MS = 4_000;

const check = async (): Promise<void> => {
  const slow = setTimeout(() => {
    if (useSession.getState().status === 'checking' && lastRunner()) continueOffline();
  }, MAX_CHECKING_MS);
  try {
    const user = await checkSession();
    unconfirmed = false;
    const ended = lastRunner()?.id;
    storeRunner(user);
    setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null, ...(ended && { ended }) });
    useUnreachable.setState({ unreachable: false });
    // The stored responses belong to the runner whose session has ended, so they are deleted.
    if (ended && ended !== user?.id) void wipeStoredResponses();
    void expireWaiting(user?.id ?? null);
  } catch {
    continueOffline();
  } finally {
    clearTimeout(slow);
    pendingCheck = undefined;
  }
};

/** Checks who is signed in and updates the session store. Concurrent calls share one check. */
export const startSession = (): Promise<void> => {
  pendingCheck ??= check();
  return pendingCheck;
};

const checkWhileSignedIn = async (): Promise<void> => {
  await sessionCallsSettled();
  if (useSession.getState().status === 'signed-in') await startSession();
};

/** Checks the session again if the server did not respond to the previous check. */
export const confirmSession = (): Promise<void> => (unconfirmed ? startSession() : Promise.resolve());
