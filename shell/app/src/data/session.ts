import { DEFAULT_TIMEZONE, type User } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { setShownRunner } from './shown-runner.ts';

export type SessionState =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: User }
  /**
   * State of the session. `ended` is the user id of a session that expired or was revoked. It is missing after a logout
   * or an erasure.
   */
  | { status: 'signed-out'; user: null; ended?: string };

/** Store with the session state. Only the shell may change it. */
export const useSession = create<SessionState>(() => ({ status: 'checking', user: null }));

/**
 * Sets the session state. If the account has a language, also sets the `lang` attribute of the page, which determines
 * the language of all texts.
 */
export const setSession = (state: SessionState): void => {
  if (state.user?.language) document.documentElement.lang = state.user.language;
  setShownRunner(state.user?.id ?? null);
  useSession.setState(state, true);
};

/**
 * Returns the signed-in runner.
 * @throws Error when nobody is signed in.
 */
export const useUser = (): User => {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('No runner is signed in');
  return user;
};

/** Returns the runner's time zone, which is used for all dates and weeks instead of the device's time zone. */
export const useTimezone = (): string => useSession((state) => state.user?.timezone ?? DEFAULT_TIMEZONE);
