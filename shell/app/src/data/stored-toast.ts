import { showToast, type ToastContent } from '@stridewell/ui/core';
import { tabStore } from './storage.ts';

const RELOAD_KEY = 'stridewell_toast';

/** Stores a toast in this tab, so that it can be shown after a reload. */
export const toastAfterReload = (content: ToastContent): void => {
  tabStore.set(RELOAD_KEY, JSON.stringify(content));
};

/** Shows and removes the toast that {@link toastAfterReload} stored. */
export const showStoredToast = (): void => {
  const kept = tabStore.get(RELOAD_KEY);
  if (kept === null) return;
  tabStore.remove(RELOAD_KEY);
  showToast(JSON.parse(kept) as ToastContent);
};
