import { Banner } from '@stridewell/ui/core';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Says so while the device has no network; what was read before stays on the screen. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : (
    <Banner icon="offline">You are offline. What is on the screen stays; everything else waits.</Banner>
  );
};
