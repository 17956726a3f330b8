import type { Erasure } from '@stridewell/contracts/web';
import { Button, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { formatErasedCounts } from './record-names.ts';

const Services = styled.dl`
  display: grid;
  gap: ${token('space-2')};
  dt {
    font-weight: ${token('weight-medium')};
    color: ${token('color-text')};
  }
`;

/** Display names of the services. */
const SERVICE_NAMES: Record<string, string> = {
  account: 'Account',
  wellness: 'Check-ins',
  running: 'Running Coach',
  physio: 'Physio Coach',
  coaching: 'Chats',
};

const resultOf = ({ status, counts }: Erasure['receipt']['services'][number]): string =>
  status === 'waiting' ? 'Not yet confirmed' : (formatErasedCounts(counts) ?? 'Nothing was stored');

export interface ReceiptLinesProps {
  erasure: Erasure;
  busy: boolean;
  /** Loads the receipt again while not everything is confirmed. */
  onLook: () => void;
}

/** Details of an erasure receipt: what each service erased, and which data expires later. */
export const ReceiptLines = ({ erasure: { status, receipt }, busy, onLook }: ReceiptLinesProps) => (
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
