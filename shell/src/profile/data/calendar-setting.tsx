import { callApi, invalidateAfter, keyOf, useApi, useTimezone } from '@stridewell/app/core';
import { type CalendarState, dateIn } from '@stridewell/contracts/web';
import { Button, longDay, Row, Stack, showToast, Text } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Setting } from '../setting.tsx';
import { useAccountChange } from '../use-account-change.ts';

/**
 * Field with the private address of the calendar feed, which is shown only once. Focusing the field selects the
 * address, and a button copies it.
 */
const Address = ({ url }: { url: string }) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  const handleCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied', tone: 'success' });
    } catch {
      // The browser may deny a framed page access to the clipboard. The text is then selected, so that the runner can
      // copy it.
      row.current?.querySelector('input')?.select();
      showToast({ title: 'Please copy the link yourself', text: 'It is selected.', tone: 'default' });
    }
  };
  return (
    <Stack $gap={3} ref={row}>
      <TextField
        label="Your private link"
        readOnly
        value={url}
        help="Add it to your calendar as a subscription. It is shown only once, and anyone who has it can read your plan."
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button small icon="copy" onClick={() => void handleCopy()}>
          Copy link
        </Button>
      </Row>
    </Stack>
  );
};

const KEY = keyOf('readCalendar');

/**
 * State of the calendar feed, the address right after it was created, and mutations that create and revoke the feed.
 */
const useCalendar = () => {
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

const ConfirmDialog = lazy(() => import('../confirm-dialog.tsx'));

const DESCRIPTION = 'This week and the next, by a private link';

/** Setting for the calendar feed of the plan. It creates the link, shows it once for copying, and removes it. */
export const CalendarSetting = () => {
  const timezone = useTimezone();
  const { state, url, make, revoke } = useCalendar();
  const [asking, setAsking] = useState(false);
  const since = state.data?.since ?? null;
  const note = state.isError
    ? 'We could not load your link.'
    : since === null
      ? DESCRIPTION
      : `Private link, on since ${longDay(dateIn(timezone, new Date(since)))}`;
  return (
    <Setting
      icon="calendar"
      title="Plan in your calendar"
      note={note}
      action={
        state.isError ? (
          <Button
            variant="secondary"
            small
            busy={state.isFetching && 'Trying again...'}
            onClick={() => void state.refetch()}
          >
            Try again
          </Button>
        ) : (
          since === null &&
          !state.isPending && (
            <Button variant="secondary" small busy={make.isPending && 'Making it...'} onClick={() => make.mutate()}>
              Make a link
            </Button>
          )
        )
      }
    >
      {since !== null && (
        <Stack $gap={4}>
          {url !== null && <Address url={url} />}
          <Text $size="14" $quiet={3}>
            A new link replaces the old one.
          </Text>
          <Row $wrap>
            <Button variant="secondary" small busy={make.isPending && 'Making it...'} onClick={() => make.mutate()}>
              Make a new link
            </Button>
            <Button variant="secondary" small busy={revoke.isPending && 'Removing...'} onClick={() => setAsking(true)}>
              Remove link
            </Button>
          </Row>
        </Stack>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Remove the calendar link"
            action="Remove link"
            onClose={() => setAsking(false)}
            onConfirm={() => revoke.mutate()}
          >
            <Text $quiet={2}>Your calendar will stop getting your plan. You can make a new link at any time.</Text>
          </ConfirmDialog>
        </Suspense>
      )}
    </Setting>
  );
};
