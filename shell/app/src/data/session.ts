import { DEFAULT_TIMEZONE, type User } from '@stridewell/contracts/web';
import { create } from 'zustand';

export type SessionState =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: User }
  /** `ended` is the user id of a session that expired or was revoked. Missing after a logout or an erasure. */
  | { status: 'signed-out'; user: null; ended?: string };

/** Store of the session state. Only the shell writes it. */
export const useSession = create<SessionState>(() => ({ status: 'checking', user: null }));

export const setSession = (state: SessionState): void => useSession.setState(state, true);

/** The signed-in runner. @throws Error when nobody is signed in. */
export const useUser = (): User => {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('No runner is signed in');
  return user;
};

/** Time zone of the runner. Dates and weeks are computed in it, not in the time zone of the device. */
export const useTimezone = (): string => useSession((state) => state.user?.timezone ?? DEFAULT_TIMEZONE);
