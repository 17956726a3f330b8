import type { User } from '@stridewell/contracts/web';
import { deviceStore, isEmbedded } from '@stridewell/ui/core';

const KEY = 'stridewell_runner';

const isUser = (value: unknown): value is User => {
  const user = value as User | null;
  return typeof user?.id === 'string' && typeof user.email === 'string' && typeof user.timezone === 'string';
};

/** Who was signed in when the server last said so: enough to open the app without it, and nothing about their health. */
export const lastRunner = (): User | null => {
  try {
    const kept: unknown = JSON.parse(deviceStore.get(KEY) ?? 'null');
    return isUser(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** Takes what the server said: a runner, or nobody. Inside another page there is no offline, so nothing is kept. */
export const keepRunner = (user: User | null): void => {
  if (user && !isEmbedded()) deviceStore.set(KEY, JSON.stringify(user));
  else deviceStore.remove(KEY);
};
