import { now, tabStore } from '@stridewell/ui/core';

const KEY = 'stridewell_code_sign_in';

/** How long after a code sign-in the server sets a password without the current one, milliseconds. */
export const FRESH_MS = 10 * 60_000;

/** Remembers, for this tab, that a code has just signed in. */
export const noteCodeSignIn = (): void => {
  tabStore.set(KEY, String(now().getTime()));
};

/** The tab knows of no code sign-in any more. */
export const forgetCodeSignIn = (): void => tabStore.remove(KEY);

/** Whether a code signed in, in this tab, so lately that the current password may be left out. The server has the last word. */
export const isCodeFresh = (): boolean => now().getTime() - Number(tabStore.get(KEY) ?? Number.NaN) < FRESH_MS;
