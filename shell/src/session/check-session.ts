import type { User } from '@stridewell/contracts/web';
import { ApiError, callApi, forgetToken, storedToken, storeToken } from '@stridewell/ui/core';
import { forgetDevice } from '../offline/forget-device.ts';
import { isLive } from './token.ts';

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

const askWithToken = async (): Promise<User | null> => {
  try {
    const { ok, user } = await callApi('whoami');
    return ok ? user : null;
  } catch (error) {
    if (isRefused(error)) forgetToken();
    return null;
  }
};

/**
 * Who is signed in: the runner of a stored token, else of the cookie, else nobody. A token that cannot be one any more
 * is forgotten before the cookie is tried: the server takes a header over a cookie, so a dead one would lock out a good
 * session. Rejects when the server cannot be asked.
 */
export const checkSession = async (): Promise<User | null> => {
  const token = storedToken();
  if (token !== null && !isLive(token)) forgetToken();
  if (storedToken() !== null) {
    const user = await askWithToken();
    if (user) return user;
  }
  try {
    const session = await callApi('readSession');
    if (!session.loggedIn && session.erasedUserId) await forgetDevice(session.erasedUserId);
    // Inside another page the cookie may be refused at any time: the token goes with every call.
    if (session.loggedIn && session.token) storeToken(session.token);
    return session.user;
  } catch (error) {
    if (!isRefused(error)) throw error;
    forgetToken();
    return null;
  }
};
