import { expireWaiting, setSession, useSession } from '@stridewell/ui/core';
import { create } from 'zustand';
import { keepRunner, lastRunner } from '../offline/last-runner.ts';
import { checkSession } from './check-session.ts';

/** True while the server cannot be asked who is signed in. */
export const useUnreachable = create<{ unreachable: boolean }>(() => ({ unreachable: false }));

let asking: Promise<void> | undefined;
/** The runner is the one of last time: the server has yet to say so. */
let unconfirmed = false;

/** The server cannot be asked: whoever was signed in stays it, as far as the screens go. */
const goOnWithout = (): void => {
  const runner = useSession.getState().user ?? lastRunner();
  unconfirmed = runner !== null;
  if (runner) {
    setSession({ status: 'signed-in', user: runner });
    window.addEventListener('online', () => void confirmSession(), { once: true });
  }
  useUnreachable.setState({ unreachable: runner === null });
};

/** A network that is there and carries nothing: longer than this nobody looks at a spinner who was signed in before. */
const PATIENCE_MS = 4_000;

const ask = async (): Promise<void> => {
  const slow = setTimeout(() => {
    if (useSession.getState().status === 'checking' && lastRunner()) goOnWithout();
  }, PATIENCE_MS);
  try {
    const user = await checkSession();
    unconfirmed = false;
    const ended = lastRunner()?.id;
    keepRunner(user);
    setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null, ...(ended && { ended }) });
    useUnreachable.setState({ unreachable: false });
    void expireWaiting(user?.id ?? null);
  } catch {
    goOnWithout();
  } finally {
    clearTimeout(slow);
    asking = undefined;
  }
};

/** Finds out who is signed in and tells the session store; called again while it asks, it waits for the same answer. */
export const startSession = (): Promise<void> => {
  asking ??= ask();
  return asking;
};

/** Asks again, where the server could not be asked when the app was opened. */
export const confirmSession = (): Promise<void> => (unconfirmed ? startSession() : Promise.resolve());
