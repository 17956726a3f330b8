import { ApiError, useSession } from '@stridewell/ui/core';
import { startSession } from './start-session.ts';

/** Checks the session after a 401. If it was ended on another device, the welcome screen is shown. */
export const checkSessionOn401 = (error: Error): void => {
  const refused = error instanceof ApiError && error.status === 401;
  if (refused && useSession.getState().status === 'signed-in') void startSession();
};
