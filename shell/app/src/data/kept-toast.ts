import { showToast, type ToastContent } from '@stridewell/ui/core';
import { tabStore } from './storage.ts';

const RELOAD_KEY = 'stridewell_toast';

/** Stores a toast to be shown after a reload, in this tab only. */
export const toastAfterReload = (content: ToastContent): void => {
  tabStore.set(RELOAD_KEY, JSON.stringify(content));
};

/** Shows the toast stored by {@link toastAfterReload}, once. */
export const showKeptToast = (): void => {
  const kept = tabStore.get(RELOAD_KEY);
  if (kept === null) return;
  tabStore.remove(RELOAD_KEY);
  showToast(JSON.parse(kept) as ToastContent);
};
