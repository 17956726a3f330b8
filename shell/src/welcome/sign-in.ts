import { EMBED_HEADER, normaliseEmail, PATHS, type SignedIn } from '@stridewell/contracts/web';
import { api, isEmbedded, storeToken, toastAfterReload } from '@stridewell/ui/core';
import { reloadTo } from '../session/navigation.ts';
import type { LoginValues, RegisterValues } from './rules.ts';

/** Inside another page cookies may be refused: the header asks the server for a token, which is kept. */
const call = async (path: string, body: object, welcome: string): Promise<void> => {
  const headers = isEmbedded() ? { [EMBED_HEADER]: '1' } : undefined;
  const { token } = await api.post<SignedIn>(path, body, headers && { headers });
  if (token) storeToken(token);
  toastAfterReload({ title: welcome, tone: 'success' });
  reloadTo('/');
};

/** Signs in and loads the app anew at the home. */
export const signIn = ({ email, password, rememberMe }: LoginValues): Promise<void> =>
  call(PATHS.login, { email: normaliseEmail(email), password, rememberMe }, 'Welcome back!');

/** Makes an account and loads the app anew at the home. A name that was left out is not sent. */
export const register = ({ name, email, ...rest }: RegisterValues): Promise<void> => {
  const given = name.trim();
  const body = { ...(given !== '' && { name: given }), email: normaliseEmail(email), ...rest };
  return call(PATHS.register, body, 'Registration successful!');
};
