import { storedErasureId, useApi } from '@stridewell/app/core';
import type { Erasure } from '@stridewell/contracts/web';
import { Alert, Button, Spinner, Stack, Text, TextButton, token } from '@stridewell/ui/core';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useWelcomeWords, type WelcomeWords } from '../words/welcome-words.ts';

/** Formats the counts of erased records, such as "check-ins: 12, other records: 2". Null if nothing was erased. */
const formatErasedCounts = (
  counts: Readonly<Record<string, number>>,
  { records, rest }: WelcomeWords['receipt'],
): string | null => {
  const named = new Map<string, number>();
  for (const [collection, count] of Object.entries(counts).filter(([, found]) => found > 0)) {
    const name = records[collection] ?? rest;
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

const resultOf = ({ status, counts }: Erasure['receipt']['services'][number], words: WelcomeWords['receipt']): string =>
  words.status[status] ?? formatErasedCounts(counts, words) ?? words.nothing;

interface ReceiptLinesProps {
  erasure: Erasure;
  busy: boolean;
  /** Called to reload the receipt while not every service has confirmed the erasure. */
  onLook: () => void;
}

/** Shows the details of an erasure receipt: what each service erased, and which data expires later. */
const ReceiptLines = ({ erasure: { status, receipt }, busy, onLook }: ReceiptLinesProps) => {
  const words = useWelcomeWords().receipt;
  return (
    <Stack $gap={3}>
      <p>{status === 'complete' ? words.complete : words.running}</p>
      <Services>
        {receipt.services.map((service) => (
          <div key={service.service}>
            <dt>{words.services[service.service] ?? service.service}</dt>
            <dd>{resultOf(service, words)}</dd>
          </div>
        ))}
      </Services>
      {receipt.agesOut.length > 0 && (
        <Text $size="14" lang="en">
          {receipt.agesOut.join(' ')}
        </Text>
      )}
      {status === 'requested' && (
        <div>
          <Button variant="secondary" small icon="refresh" busy={busy && words.looking} onClick={onLook}>
            {words.look}
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Id = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

const Lines = ({ id }: { id: string }) => {
  const words = useWelcomeWords().receipt;
  const { data, isPending, isFetching, refetch } = useApi('readErasure', { params: { erasureId: id } });
  if (data) return <ReceiptLines erasure={data} busy={isFetching} onLook={() => void refetch()} />;
  if (isPending) return <Spinner label={words.reading} />;
  return (
    <>
      <p role="alert">{words.failed}</p>
      <div>
        <Button variant="secondary" small busy={isFetching && words.retrying} onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    </>
  );
};

const Card = ({ id }: { id: string }) => {
  const words = useWelcomeWords().receipt;
  const [open, setOpen] = useState(false);
  const lines = useId();
  return (
    <Alert tone="neutral" icon="check-circle" title={words.title}>
      <Text $size="14" $quiet={2}>
        {words.id} <Id>{id}</Id>
      </Text>
      <div>
        <TextButton aria-expanded={open} aria-controls={lines} onClick={() => setOpen(!open)}>
          {open ? words.hide : words.show}
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
  const [id] = useState(storedErasureId);
  return id === null ? null : <Card id={id} />;
};
