import { ApiError, callApi, forgetErasure } from '@stridewell/app/core';
import { isTimezone, normaliseEmail, type SignedIn } from '@stridewell/contracts/web';
import { forgetAccountExisted, storeAccountExisted } from '../session/account-existed.ts';
import { enterApp } from '../session/enter.ts';
import { forgetCodeSignIn, storeCodeSignIn } from '../session/fresh-code.ts';
import { type CodeSent, forgetCodeSent, storeCodeSent } from './code-sent.ts';
import type { CodeValues, LoginValues, RegisterValues } from './form-values.ts';

/** Removes data about the previous user that is stored in this tab. */
const forgetPreviousUser = (): void => {
  forgetCodeSent();
  forgetCodeSignIn();
  forgetErasure();
  forgetAccountExisted();
};

const open = (answer: SignedIn, title: string, text?: string): void => {
  forgetPreviousUser();
  enterApp(answer, title, text);
};

const BACK = 'Welcome back!';
const REGISTERED = 'Registration successful!';

/** Says which time zone a new account has. */
const zoneText = ({ user }: SignedIn): string =>
  `Your days follow the time in ${user.timezone}. You can change it in your profile.`;

/** Returns the browser's time zone, or undefined when it gives none that can be used. */
export const browserTimezone = (): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone && isTimezone(timeZone) ? timeZone : undefined;
};

/**
 * Sends a request with the browser's time zone. Sends it again without, so that the server chooses, if the server does
 * not know the zone.
 */
const withTimezone = async <T>(send: (zone: { timezone?: string }) => Promise<T>): Promise<T> => {
  const timezone = browserTimezone();
  try {
    return await send(timezone === undefined ? {} : { timezone });
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.issues.some(({ path }) => path === 'timezone');
    if (timezone === undefined || !isUnknown) throw error;
    return send({});
  }
};

/** Signs in and reloads the app at the home screen. */
export const signIn = async ({ email, password, rememberMe }: LoginValues): Promise<void> => {
  const body = { email: normaliseEmail(email), password, rememberMe };
  open(await callApi('login', { body }), BACK);
};

/** Requests a sign-in code for an email address, regardless of whether an account exists. */
export const requestCode = async (email: string): Promise<CodeSent> => {
  const { requestId } = await callApi('requestCode', { body: { email: normaliseEmail(email) } });
  return storeCodeSent(email, requestId);
};

/** Signs in with a code, which creates the account if there is none, and reloads the app at the home screen. */
export const signInWithCode = async (
  { code, rememberMe }: Pick<CodeValues, 'code' | 'rememberMe'>,
  { email, requestId }: CodeSent,
): Promise<void> => {
  const body = { email, code, rememberMe, ...(requestId !== undefined && { requestId }) };
  const answer = await withTimezone((zone) => callApi('verifyCode', { body: { ...body, ...zone } }));
  forgetPreviousUser();
  storeCodeSignIn();
  if (answer.accountExisted) storeAccountExisted();
  if (answer.accountCreated) enterApp(answer, REGISTERED, zoneText(answer));
  else enterApp(answer, BACK);
};

/** Creates an account and reloads the app at the home screen. Does not send an empty name. */
export const register = async ({ name, email, rememberMe, ...rest }: RegisterValues): Promise<void> => {
  const trimmed = name.trim();
  const body = {
    ...(trimmed !== '' && { name: trimmed }),
    email: normaliseEmail(email),
    ...rest,
    ...(rememberMe && { rememberMe }),
  };
  const answer = await withTimezone((zone) => callApi('register', { body: { ...body, ...zone } }));
  open(answer, REGISTERED, zoneText(answer));
};
