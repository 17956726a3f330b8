import { setSession } from '@stridewell/ui/core';
import { create } from 'zustand';
import { checkSession } from './check-session.ts';

/** True while the server cannot be asked who is signed in. */
export const useUnreachable = create<{ unreachable: boolean }>(() => ({ unreachable: false }));

let asking: Promise<void> | undefined;

const ask = async (): Promise<void> => {
  try {
    const user = await checkSession();
    setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
    useUnreachable.setState({ unreachable: false });
  } catch {
    useUnreachable.setState({ unreachable: true });
  } finally {
    asking = undefined;
  }
};

/** Finds out who is signed in and tells the session store; called again while it asks, it waits for the same answer. */
export const startSession = (): Promise<void> => {
  asking ??= ask();
  return asking;
};
