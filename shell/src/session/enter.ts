import { isEmbedded, setSession, storeToken, toastAfterReload } from '@stridewell/app/core';
import type { SignedIn } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { navigate } from 'wouter/use-browser-location';
import { storeRunner } from '../offline/last-runner.ts';
import { reloadTo } from './navigation.ts';

/**
 * Opens the app after a sign-in: reloads it at the home screen and shows a toast with a title and, if given, a text. If
 * the browser blocks storage, as in some frames, a reload would lose the token. In that case the app continues without
 * a reload, and the session ends when the page is closed.
 */
export const enterApp = ({ token, user }: SignedIn, title: string, text?: string): void => {
  const welcome = { title, ...(text !== undefined && { text }), tone: 'success' } as const;
  const survivesReload = !token || storeToken(token);
  if (survivesReload) {
    toastAfterReload(welcome);
    // With the runner stored, the reloaded page immediately starts the runner's first reads.
    storeRunner(user);
    reloadTo('/');
    return;
  }
  navigate(isEmbedded() ? '/?embed=1' : '/');
  setSession({ status: 'signed-in', user });
  showToast(welcome);
};
