import { ApiError, useSession } from '@stridewell/app/core';
import { startSession } from './start-session.ts';

/** Checks the session after a query got a 401: if it was ended elsewhere, the welcome screen is shown. */
export const checkSessionOn401 = (error: Error): void => {
  const refused = error instanceof ApiError && error.status === 401;
  if (refused && useSession.getState().status === 'signed-in') void startSession();
};
