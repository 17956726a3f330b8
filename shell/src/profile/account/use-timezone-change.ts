import { announceNewDay, callApi, setSession, storeToken, today } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { longDay, showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { storeRunner } from '../../offline/last-runner.ts';
import { useAccountChange } from '../use-account-change.ts';

/**
 * Changes the runner's time zone. Updates the session and invalidates every query, since any of them may depend on
 * "today", which may be a different date in the new zone.
 */
export const useTimezoneChange = (onDone: () => void) => {
  const client = useQueryClient();
  return useAccountChange({
    mutationKey: ['timezone'],
    mutationFn: (timezone: string) => callApi('changeProfile', { body: { timezone } }),
    onSuccess: ({ token, ...profile }) => {
      if (token) storeToken(token);
      const { id, email, name, timezone, createdAt } = profile;
      const user = { id, email, name, timezone, createdAt };
      storeRunner(user);
      setSession({ status: 'signed-in', user });
      client.setQueryData([PATHS.profile], profile);
      announceNewDay();
      void client.invalidateQueries();
      showToast({ title: 'Timezone saved', text: `Your day is ${longDay(today(timezone))}.`, tone: 'success' });
      onDone();
    },
    failure: 'Failed to save your timezone',
  });
};
