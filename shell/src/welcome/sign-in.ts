import { normaliseEmail, type SignedIn } from '@stridewell/contracts/web';
import { callApi, forgetErasure } from '@stridewell/ui/core';
import { enter } from '../session/enter.ts';
import { forgetExisted, noteExisted } from '../session/existed.ts';
import { forgetCodeSignIn, noteCodeSignIn } from '../session/fresh-code.ts';
import { type CodeSent, forgetCodeSent, keepCodeSent } from './code-sent.ts';
import type { CodeValues, LoginValues, RegisterValues } from './rules.ts';

/** What the tab remembers of who was here before is not for who comes now. */
const forgetBefore = (): void => {
  forgetCodeSent();
  forgetCodeSignIn();
  forgetErasure();
  forgetExisted();
};

const open = (answer: SignedIn, welcome: string): void => {
  forgetBefore();
  enter(answer, welcome);
};

/** Signs in and loads the app anew at the home. */
export const signIn = async ({ email, password, rememberMe }: LoginValues): Promise<void> => {
  const body = { email: normaliseEmail(email), password, rememberMe };
  open(await callApi('login', { body }), 'Welcome back!');
};

/** Has a code sent to an address, whether it has an account or not. */
export const requestCode = async (email: string): Promise<CodeSent> => {
  const { requestId } = await callApi('requestCode', { body: { email: normaliseEmail(email) } });
  return keepCodeSent(email, requestId);
};

/** Signs in with a code, which makes the account where there is none, and loads the app anew at the home. */
export const signInWithCode = async (
  { code, rememberMe }: Pick<CodeValues, 'code' | 'rememberMe'>,
  { email, requestId }: CodeSent,
): Promise<void> => {
  const body = { email, code, rememberMe, ...(requestId !== undefined && { requestId }) };
  const answer = await callApi('verifyCode', { body });
  forgetBefore();
  noteCodeSignIn();
  if (answer.accountExisted) noteExisted();
  enter(answer, answer.accountCreated ? 'Registration successful!' : 'Welcome back!');
};

/** Makes an account and loads the app anew at the home. A name that was left out is not sent. */
export const register = async ({ name, email, rememberMe, ...rest }: RegisterValues): Promise<void> => {
  const given = name.trim();
  const body = {
    ...(given !== '' && { name: given }),
    email: normaliseEmail(email),
    ...rest,
    ...(rememberMe && { rememberMe }),
  };
  open(await callApi('register', { body }), 'Registration successful!');
};
