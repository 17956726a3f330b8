import type { CalendarState } from '@stridewell/contracts/web';
import { callApi, invalidateAfter, keyOf, showToast, useApi } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountChange } from '../use-account-change.ts';

const KEY = keyOf('readCalendar');

/** State of the calendar feed, its address right after creation, and mutations to create and revoke it. */
export const useCalendar = () => {
  const client = useQueryClient();
  const state = useApi('readCalendar');
  const [url, setUrl] = useState<string | null>(null);
  const make = useAccountChange({
    mutationKey: ['calendar'],
    mutationFn: () => callApi('createCalendar'),
    onSuccess: (answer) => {
      setUrl(answer.url);
      invalidateAfter(client, 'createCalendar');
    },
    failure: 'Failed to make the link',
  });
  const revoke = useAccountChange({
    mutationKey: ['calendar'],
    mutationFn: () => callApi('revokeCalendar'),
    onSuccess: () => {
      setUrl(null);
      client.setQueryData<CalendarState>(KEY, { since: null });
      showToast({ title: 'Link removed', text: 'The old address no longer works.', tone: 'success' });
    },
    failure: 'Failed to remove the link',
  });
  return { state, url, make, revoke };
};
