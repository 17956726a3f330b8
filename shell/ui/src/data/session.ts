import { DEFAULT_TIMEZONE, type User } from '@stridewell/contracts/web';
import { create } from 'zustand';

export type SessionState =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: User }
  /** `ended` is whose session has ended by itself or elsewhere; missing after a logout or an erasure. */
  | { status: 'signed-out'; user: null; ended?: string };

/** Who is signed in. The shell writes it; everyone may read it. */
export const useSession = create<SessionState>(() => ({ status: 'checking', user: null }));

export const setSession = (state: SessionState): void => useSession.setState(state, true);

/** The signed-in runner. Only for what renders signed in: it throws otherwise. */
export const useUser = (): User => {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('No runner is signed in');
  return user;
};

/** The runner's time zone: every "today" and week is computed in it, whatever the zone of the device. */
export const useTimezone = (): string => useSession((state) => state.user?.timezone ?? DEFAULT_TIMEZONE);
