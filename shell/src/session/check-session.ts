import { ApiError, callApi, forgetToken, now, storedToken, storeToken } from '@stridewell/app/core';
import type { User } from '@stridewell/contracts/web';
import { forgetDevice } from '../offline/forget-device.ts';

const decode = (part: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** True if a token has three parts and has not expired. */
const isLive = (token: string): boolean => {
  const parts = token.split('.');
  if (parts.length !== 3) return false;
  const { exp } = (decode(parts[1] ?? '') ?? {}) as { exp?: unknown };
  return typeof exp === 'number' && exp * 1000 > now().getTime();
};

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

const userOfToken = async (): Promise<User | null> => {
  try {
    const { ok, user } = await callApi('whoami');
    return ok ? user : null;
  } catch (error) {
    if (isRefused(error)) forgetToken();
    return null;
  }
};

/**
 * Returns the signed-in user according to the stored token, else according to the cookie, or null. Removes an invalid
 * or expired token before trying the cookie, because the server prefers the token in the header to a valid session
 * cookie. Rejects when the server does not respond.
 */
export const checkSession = async (): Promise<User | null> => {
  const token = storedToken();
  if (token !== null && !isLive(token)) forgetToken();
  if (storedToken() !== null) {
    const user = await userOfToken();
    if (user) return user;
  }
  try {
    const session = await callApi('readSession');
    if (!session.loggedIn && session.erasedUserId) await forgetDevice(session.erasedUserId);
    // The browser may block the cookie of a framed page at any time. The token is therefore stored and sent with every
    // request.
    if (session.loggedIn && session.token) storeToken(session.token);
    return session.user;
  } catch (error) {
    if (!isRefused(error)) throw error;
    forgetToken();
    return null;
  }
};
