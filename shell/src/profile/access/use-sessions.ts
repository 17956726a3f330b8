import { callApi, keyOf, useApi, withConfirmation } from '@stridewell/app/core';
import type { SessionItem } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { profileWords } from '../profile-words.ts';
import { useAccountChange } from '../use-account-change.ts';

const KEY = keyOf('readSessions');

/** Queries the runner's sessions, newest first. */
export const useSessions = () => useApi('readSessions');

/** Mutation that ends the session of another device. */
export const useEndSession = () => {
  const client = useQueryClient();
  return useAccountChange({
    mutationKey: ['end-session'],
    mutationFn: ({ id }: SessionItem) => withConfirmation(() => callApi('endSession', { params: { id } })),
    onSuccess: (_, ended) => {
      client.setQueryData<SessionItem[]>(KEY, (before) => before?.filter(({ id }) => id !== ended.id));
      const { ended: title, unknown, device } = profileWords().sessions;
      showToast({ title, text: ended.device === null ? unknown : device(ended.device), tone: 'success' });
    },
    failure: profileWords().sessions.endFailed,
  });
};

/** Mutation that ends the sessions of all other devices. */
export const useEndOthers = () => {
  const client = useQueryClient();
  return useAccountChange({
    mutationKey: ['end-session'],
    mutationFn: () => withConfirmation(() => callApi('endOtherSessions')),
    onSuccess: () => {
      client.setQueryData<SessionItem[]>(KEY, (before) => before?.filter(({ current }) => current));
      showToast({ title: profileWords().sessions.endedOthers, tone: 'success' });
    },
    failure: profileWords().sessions.endFailed,
  });
};
