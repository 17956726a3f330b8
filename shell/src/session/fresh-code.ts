import { now, tabStore } from '@stridewell/app/core';

const KEY = 'stridewell_code_sign_in';

/** Time after a code sign-in in which the server accepts a new password without the current one, milliseconds. */
export const CODE_FRESH_MS = 10 * 60_000;

/** Stores in this tab the time of a sign-in with a code. */
export const storeCodeSignIn = (): void => {
  tabStore.set(KEY, String(now().getTime()));
};

/** Removes the stored time of a sign-in with a code. */
export const forgetCodeSignIn = (): void => tabStore.remove(KEY);

/** True when a code sign-in in this tab makes the current password optional. The server has the final decision. */
export const isCodeFresh = (): boolean => now().getTime() - Number(tabStore.get(KEY) ?? Number.NaN) < CODE_FRESH_MS;
