import { ApiError, callApi, forgetToken, messageOf, toastAfterReload, useSession } from '@stridewell/app/core';
import { showFailure } from '@stridewell/ui/core';
import type { QueryClient } from '@tanstack/react-query';
import { stopLive } from '../live/start-live.ts';
import { forgetDevice } from '../offline/forget-device.ts';
import { currentWords } from '../words/words.ts';
import { reloadTo } from './navigation.ts';

/**
 * Ends the session on the server, clears the query cache and the runner's data on this device, and reloads the app. A
 * 401 (the session has already ended) counts as success.
 */
export const logout = async (client: QueryClient): Promise<void> => {
  const words = currentWords().loggedOut;
  try {
    await callApi('logout');
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      showFailure(messageOf(error, words.failed));
      return;
    }
  }
  stopLive();
  client.clear();
  forgetToken();
  const { user } = useSession.getState();
  if (user) await forgetDevice(user.id);
  toastAfterReload({ title: words.done, tone: 'success' });
  reloadTo('/');
};
