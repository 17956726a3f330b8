import { now, tabStore } from '@stridewell/app/core';

const KEY = 'stridewell_code_sign_in';

/** For this long after a code sign-in, the server accepts a new password without the current one, milliseconds. */
export const CODE_FRESH_MS = 10 * 60_000;

/** Stores for this tab that the runner has just signed in with a code. */
export const noteCodeSignIn = (): void => {
  tabStore.set(KEY, String(now().getTime()));
};

/** Removes the tab's record of a code sign-in. */
export const forgetCodeSignIn = (): void => tabStore.remove(KEY);

/** Whether this tab had a code sign-in so recently that the current password is optional. The server decides. */
export const isCodeFresh = (): boolean => now().getTime() - Number(tabStore.get(KEY) ?? Number.NaN) < CODE_FRESH_MS;
