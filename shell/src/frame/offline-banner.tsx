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

/** Says so while the device has no network; what was read before stays on the screen, and a check-in is kept until it can be sent. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : (
    <Banner icon="offline">You are offline. You can check in, and it is sent later. Everything else waits.</Banner>
  );
};
