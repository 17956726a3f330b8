import { ApiError, useSession } from '@stridewell/ui/core';
import { startSession } from './start-session.ts';

/** A read that is refused may mean that the session was ended elsewhere: ask, and show the welcome screen if so. */
export const endWhenRefused = (error: Error): void => {
  const refused = error instanceof ApiError && error.status === 401;
  if (refused && useSession.getState().status === 'signed-in') void startSession();
};
