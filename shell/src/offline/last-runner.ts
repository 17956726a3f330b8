import { deviceStore, isEmbedded } from '@stridewell/app/core';
import type { User } from '@stridewell/contracts/web';

const KEY = 'stridewell_runner';

const isUser = (value: unknown): value is User => {
  const user = value as User | null;
  return typeof user?.id === 'string' && typeof user.email === 'string' && typeof user.timezone === 'string';
};

/** The last signed-in user known to this device. It is enough to open the app offline and contains no health data. */
export const lastRunner = (): User | null => {
  try {
    const stored: unknown = JSON.parse(deviceStore.get(KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
};

/** Stores the signed-in user, or removes it for null. Embedded mode has no offline support, so it stores nothing. */
export const storeRunner = (user: User | null): void => {
  if (user && !isEmbedded()) deviceStore.set(KEY, JSON.stringify(user));
  else deviceStore.remove(KEY);
};
