import { callApi, forgetErasure } from '@stridewell/app/core';
import { normaliseEmail, type SignedIn } from '@stridewell/contracts/web';
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

const open = (answer: SignedIn, welcome: string): void => {
  forgetPreviousUser();
  enterApp(answer, welcome);
};

/** Signs in and reloads the app at the home screen. */
export const signIn = async ({ email, password, rememberMe }: LoginValues): Promise<void> => {
  const body = { email: normaliseEmail(email), password, rememberMe };
  open(await callApi('login', { body }), 'Welcome back!');
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
  const answer = await callApi('verifyCode', { body });
  forgetPreviousUser();
  storeCodeSignIn();
  if (answer.accountExisted) storeAccountExisted();
  enterApp(answer, answer.accountCreated ? 'Registration successful!' : 'Welcome back!');
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
  open(await callApi('register', { body }), 'Registration successful!');
};
