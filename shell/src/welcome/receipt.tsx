import { Alert, Button, keptErasure, Spinner, Text, TextButton, useApi } from '@stridewell/ui/core';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ReceiptLines } from './receipt-lines.tsx';

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

/** Receipt of an account that was deleted in this tab. Needs no session. Renders nothing without a deleted account. */
export const Receipt = () => {
  const [id] = useState(keptErasure);
  return id === null ? null : <Card id={id} />;
};
