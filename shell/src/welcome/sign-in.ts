import { ApiError, callApi, forgetErasure } from '@stridewell/app/core';
import { DEFAULT_LANGUAGE, isTimezone, normaliseEmail, type SignedIn } from '@stridewell/contracts/web';
import { forgetAccountExisted, storeAccountExisted } from '../session/account-existed.ts';
import { enterApp } from '../session/enter.ts';
import { forgetCodeSignIn, storeCodeSignIn } from '../session/fresh-code.ts';
import { keepLanguage, languageWithoutSession } from '../words/stored-language.ts';
import { WELCOME_WORDS, type WelcomeWords } from '../words/welcome-words.ts';
import { type CodeSent, forgetCodeSent, storeCodeSent } from './code-sent.ts';
import type { CodeValues, LoginValues, RegisterValues } from './form-values.ts';

/** Removes data about the previous user that is stored in this tab. */
const forgetPreviousUser = (): void => {
  forgetCodeSent();
  forgetCodeSignIn();
  forgetErasure();
  forgetAccountExisted();
};

/**
 * Opens the app in the runner's language, and stores the language in this browser for the screens without a session.
 */
const enter = (answer: SignedIn, isNew: boolean): void => {
  const language = answer.user.language ?? DEFAULT_LANGUAGE;
  const words: WelcomeWords = WELCOME_WORDS[language];
  keepLanguage(language);
  if (isNew) enterApp(answer, words.registered, words.zone(answer.user.timezone));
  else enterApp(answer, words.welcomeBack);
};

/**
 * Header with the language of the page, which determines the language of a new account and of the email with a code.
 */
const inPageLanguage = () => ({ headers: { 'accept-language': languageWithoutSession() } });

/** Returns the browser's time zone, or undefined when it reports no usable one. */
export const browserTimezone = (): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone && isTimezone(timeZone) ? timeZone : undefined;
};

/**
 * Sends a request with the browser's time zone. If the server does not know the zone, sends the request again without
 * it, so that the server chooses one.
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
  const answer = await callApi('login', { body });
  forgetPreviousUser();
  enter(answer, false);
};

/** Requests a sign-in code for an email address, regardless of whether an account exists. */
export const requestCode = async (email: string): Promise<CodeSent> => {
  const { requestId } = await callApi('requestCode', { body: { email: normaliseEmail(email) }, ...inPageLanguage() });
  return storeCodeSent(email, requestId);
};

/** Signs in with a code, which creates the account if there is none, and reloads the app at the home screen. */
export const signInWithCode = async (
  { code, rememberMe }: Pick<CodeValues, 'code' | 'rememberMe'>,
  { email, requestId }: CodeSent,
): Promise<void> => {
  const body = { email, code, rememberMe, ...(requestId !== undefined && { requestId }) };
  const answer = await withTimezone((zone) =>
    callApi('verifyCode', { body: { ...body, ...zone }, ...inPageLanguage() }),
  );
  forgetPreviousUser();
  storeCodeSignIn();
  if (answer.accountExisted) storeAccountExisted();
  enter(answer, answer.accountCreated === true);
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
  const answer = await withTimezone((zone) => callApi('register', { body: { ...body, ...zone }, ...inPageLanguage() }));
  forgetPreviousUser();
  enter(answer, true);
};
