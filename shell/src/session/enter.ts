import type { SignedIn } from '@stridewell/contracts/web';
import { isEmbedded, setSession, showToast, storeToken, toastAfterReload } from '@stridewell/ui/core';
import { navigate } from 'wouter/use-browser-location';
import { reloadTo } from './navigation.ts';

/**
 * Goes on with a session that has just been opened: the app is loaded anew at the home, with a toast. Where the browser keeps
 * nothing for us, as in some frames, a reload would lose the token: then it goes on as it is, for as long as the page lives.
 */
export const enter = ({ token, user }: SignedIn, title: string): void => {
  const kept = !token || storeToken(token);
  if (kept) {
    toastAfterReload({ title, tone: 'success' });
    reloadTo('/');
    return;
  }
  navigate(isEmbedded() ? '/?embed=1' : '/');
  setSession({ status: 'signed-in', user });
  showToast({ title, tone: 'success' });
};
