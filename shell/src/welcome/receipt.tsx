import { keptErasure, useApi } from '@stridewell/app/core';
import type { Erasure } from '@stridewell/contracts/web';
import { Alert, Button, Spinner, Stack, Text, TextButton, token } from '@stridewell/ui/core';
import { useId, useState } from 'react';
import styled from 'styled-components';

/** Display name for each collection's records. */
const NAMES: Record<string, string> = {
  users: 'account',
  sessions: 'sign-ins',
  otp_codes: 'sign-in codes',
  checkin_sessions: 'check-ins',
  metrics_daily: 'daily figures',
  coach_profiles: 'running profile',
  training_logs: 'training log entries',
  weekly_plans: 'weekly plans',
  weekly_summaries: 'weekly summaries',
  pauses: 'breaks from training',
  calendar_feeds: 'calendar addresses',
  physio_profiles: 'injury profile',
  physio_checkins: 'daily assessments',
  physio_logs: 'rehab log entries',
  physio_tests: 'test results',
  physio_sessions: 'rehab sessions',
  physio_gates: 'running limits',
  chat_threads: 'chats',
  chat_messages: 'chat messages',
  chat_drafts: 'unfinished chat replies',
  safety_decisions: 'safety decisions in chats',
  coach_usage: 'days of chat use',
  user_settings: 'settings',
};

/** Display name for records in all other collections, such as projections and dead letters. */
const REST = 'other records';

/** Formats the counts of erased records, such as "check-ins: 12, other records: 2". Null if nothing was erased. */
const formatErasedCounts = (counts: Readonly<Record<string, number>>): string | null => {
  const named = new Map<string, number>();
  for (const [collection, count] of Object.entries(counts).filter(([, found]) => found > 0)) {
    const name = NAMES[collection] ?? REST;
    named.set(name, (named.get(name) ?? 0) + count);
  }
  return named.size === 0 ? null : [...named].map(([name, count]) => `${name}: ${count}`).join(', ');
};

const Services = styled.dl`
  display: grid;
  gap: ${token('space-2')};
  dt {
    font-weight: ${token('weight-medium')};
    color: ${token('color-text')};
  }
`;

/** Display name of each service. */
const SERVICE_NAMES: Record<string, string> = {
  account: 'Account',
  wellness: 'Check-ins',
  running: 'Running Coach',
  physio: 'Physio Coach',
  coaching: 'Chats',
};

const resultOf = ({ status, counts }: Erasure['receipt']['services'][number]): string =>
  status === 'waiting' ? 'Not yet confirmed' : (formatErasedCounts(counts) ?? 'Nothing was stored');

interface ReceiptLinesProps {
  erasure: Erasure;
  busy: boolean;
  /** Called to reload the receipt while not every service has confirmed the erasure. */
  onLook: () => void;
}

/** Shows the details of an erasure receipt: what each service erased, and which data expires later. */
const ReceiptLines = ({ erasure: { status, receipt }, busy, onLook }: ReceiptLinesProps) => (
  <Stack $gap={3}>
    <p>
      {status === 'complete'
        ? 'Everything is erased.'
        : 'We are still erasing your data. You do not need to do anything.'}
    </p>
    <Services>
      {receipt.services.map((service) => (
        <div key={service.service}>
          <dt>{SERVICE_NAMES[service.service] ?? service.service}</dt>
          <dd>{resultOf(service)}</dd>
        </div>
      ))}
    </Services>
    {receipt.agesOut.length > 0 && <Text $size="14">{receipt.agesOut.join(' ')}</Text>}
    {status === 'requested' && (
      <div>
        <Button variant="secondary" small icon="refresh" busy={busy && 'Checking...'} onClick={onLook}>
          Check again
        </Button>
      </div>
    )}
  </Stack>
);

const Id = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

const Lines = ({ id }: { id: string }) => {
  const { data, isPending, isFetching, refetch } = useApi('readErasure', { params: { erasureId: id } });
  if (data) return <ReceiptLines erasure={data} busy={isFetching} onLook={() => void refetch()} />;
  if (isPending) return <Spinner label="Reading the receipt" />;
  return (
    <>
      <p role="alert">We could not read the receipt. It is kept for 30 days.</p>
      <div>
        <Button variant="secondary" small busy={isFetching && 'Trying again...'} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    </>
  );
};

const Card = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false);
  const lines = useId();
  return (
    <Alert tone="neutral" icon="check-circle" title="Your account and data were deleted">
      <Text $size="14" $quiet={2}>
        Receipt: <Id>{id}</Id>
      </Text>
      <div>
        <TextButton aria-expanded={open} aria-controls={lines} onClick={() => setOpen(!open)}>
          {open ? 'Hide the receipt' : 'Show the receipt'}
        </TextButton>
      </div>
      <div id={lines}>{open && <Lines id={id} />}</div>
    </Alert>
  );
};

/**
 * Erasure receipt of an account that was deleted in this tab. Needs no session. Renders nothing if no account was
 * deleted.
 */
export const Receipt = () => {
  const [id] = useState(keptErasure);
  return id === null ? null : <Card id={id} />;
};
