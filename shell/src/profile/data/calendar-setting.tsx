import { dateIn } from '@stridewell/contracts/web';
import { Button, longDay, Row, Stack, Text, useTimezone } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { Setting } from '../setting.tsx';
import { Address } from './address.tsx';
import { useCalendar } from './use-calendar.ts';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

const DESCRIPTION = 'This week and the next, by a private link';

/** Setting for the calendar feed of the plan: creates the link, shows it once for copying, and removes it. */
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
          <RevokeDialog onClose={() => setAsking(false)} onRevoke={() => revoke.mutate()} />
        </Suspense>
      )}
    </Setting>
  );
};
