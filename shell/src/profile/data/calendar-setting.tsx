import { callApi, invalidateAfter, keyOf, useApi, useTimezone } from '@stridewell/app/core';
import { type CalendarState, dateIn } from '@stridewell/contracts/web';
import { Button, Row, Stack, showToast, Text } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { profileWords } from '../profile-words.ts';
import { Setting } from '../setting.tsx';
import { useAccountChange } from '../use-account-change.ts';

/**
 * Field with the private address of the calendar feed, which is shown only once. Focusing the field selects the
 * address, and a button copies it.
 */
const Address = ({ url }: { url: string }) => {
  const words = profileWords().data;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  const handleCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: words.copied, tone: 'success' });
    } catch {
      // The browser may deny a framed page access to the clipboard. The text is then selected, so that the runner can
      // copy it.
      row.current?.querySelector('input')?.select();
      showToast({ ...words.notCopied, tone: 'default' });
    }
  };
  return (
    <Stack $gap={3} ref={row}>
      <TextField
        label={words.link}
        readOnly
        value={url}
        help={words.linkHelp}
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button small icon="copy" onClick={() => void handleCopy()}>
          {words.copy}
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
  const words = profileWords().data;
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
    failure: words.makeFailed,
  });
  const revoke = useAccountChange({
    mutationKey: ['calendar'],
    mutationFn: () => callApi('revokeCalendar'),
    onSuccess: () => {
      setUrl(null);
      client.setQueryData<CalendarState>(KEY, { since: null });
      showToast({ ...words.removed, tone: 'success' });
    },
    failure: words.removeFailed,
  });
  return { state, url, make, revoke };
};

const ConfirmDialog = lazy(() => import('../confirm-dialog.tsx'));

/** Setting for the calendar feed of the plan. It creates the link, shows it once for copying, and removes it. */
export const CalendarSetting = () => {
  const { data: words, day, tryAgain, tryingAgain } = profileWords();
  const timezone = useTimezone();
  const { state, url, make, revoke } = useCalendar();
  const [asking, setAsking] = useState(false);
  const since = state.data?.since ?? null;
  const note = state.isError
    ? words.calendarFailed
    : since === null
      ? words.calendarText
      : words.since(day(dateIn(timezone, new Date(since))));
  return (
    <Setting
      icon="calendar"
      title={words.calendar}
      note={note}
      action={
        state.isError ? (
          <Button variant="secondary" small busy={state.isFetching && tryingAgain} onClick={() => void state.refetch()}>
            {tryAgain}
          </Button>
        ) : (
          since === null &&
          !state.isPending && (
            <Button variant="secondary" small busy={make.isPending && words.making} onClick={() => make.mutate()}>
              {words.make}
            </Button>
          )
        )
      }
    >
      {since !== null && (
        <Stack $gap={4}>
          {url !== null && <Address url={url} />}
          <Text $size="14" $quiet={3}>
            {words.replaces}
          </Text>
          <Row $wrap>
            <Button variant="secondary" small busy={make.isPending && words.making} onClick={() => make.mutate()}>
              {words.again}
            </Button>
            <Button variant="secondary" small busy={revoke.isPending && words.removing} onClick={() => setAsking(true)}>
              {words.remove}
            </Button>
          </Row>
        </Stack>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={words.removeTitle}
            action={words.remove}
            onClose={() => setAsking(false)}
            onConfirm={() => revoke.mutate()}
          >
            <Text $quiet={2}>{words.removeText}</Text>
          </ConfirmDialog>
        </Suspense>
      )}
    </Setting>
  );
};
