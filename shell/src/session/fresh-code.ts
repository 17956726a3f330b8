import { now, tabStore } from '@stridewell/app/core';

const KEY = 'stridewell_code_sign_in';

/**
 * Time in milliseconds after a sign-in with a code during which the server accepts a new password without the current
 * one.
 */
const CODE_FRESH_MS = 10 * 60_000;

/** Stores the time of a sign-in with a code in this tab. */
export const storeCodeSignIn = (): void => {
  tabStore.set(KEY, String(now().getTime()));
};

/** Removes the stored time of a sign-in with a code. */
export const forgetCodeSignIn = (): void => tabStore.remove(KEY);

/**
 * True if the current password is optional because of a recent sign-in with a code in this tab. The server makes the
 * final decision.
 */
export const isCodeFresh = (): boolean => now().getTime() - Number(tabStore.get(KEY) ?? Number.NaN) < CODE_FRESH_MS;
