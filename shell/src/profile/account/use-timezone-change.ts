import { PATHS } from '@stridewell/contracts/web';
import { announceNewDay, callApi, longDay, setSession, showToast, storeToken, today } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { storeRunner } from '../../offline/last-runner.ts';
import { useAccountChange } from '../use-account-change.ts';

/**
 * Mutation that changes the runner's time zone. Updates the session and invalidates every query, because today's date
 * may be different in the new zone.
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
