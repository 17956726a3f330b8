import { type CalendarState, PATHS } from '@stridewell/contracts/web';
import { api, showToast } from '@stridewell/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../use-call.ts';

const KEY = [PATHS.calendar];

/** The plan's calendar feed: its state, its address right after creation, and the calls to create and revoke it. */
export const useCalendar = () => {
  const client = useQueryClient();
  const state = useQuery<CalendarState>({ queryKey: KEY });
  const [url, setUrl] = useState<string | null>(null);
  const make = useCall({
    mutationKey: ['calendar'],
    mutationFn: () => api.post<{ url: string }>(PATHS.calendar),
    onSuccess: (answer) => {
      setUrl(answer.url);
      void client.invalidateQueries({ queryKey: KEY });
    },
    failure: 'Failed to make the link',
  });
  const revoke = useCall({
    mutationKey: ['calendar'],
    mutationFn: () => api.delete<void>(PATHS.calendar),
    onSuccess: () => {
      setUrl(null);
      client.setQueryData<CalendarState>(KEY, { since: null });
      showToast({ title: 'Link removed', text: 'The old address gives nothing any more.', tone: 'success' });
    },
    failure: 'Failed to remove the link',
  });
  return { state, url, make, revoke };
};
