import { Button, DownCard, Spinner, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';

const Middle = styled.main`
  display: grid;
  align-content: center;
  min-height: 100dvh;
  max-width: calc(${token('column-narrow')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: ${token('gutter')};
`;

/** Spinner shown while the session is being checked. */
export const Checking = () => (
  <Middle>
    <Spinner label="Checking your session" />
  </Middle>
);

/**
 * Card with a retry button, shown when the server does not respond. There is no sign-in form, because the session may
 * be valid.
 */
export const Unreachable = ({ onRetry }: { onRetry: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const handleRetry = (): void => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <Middle>
      <DownCard
        title="We could not reach Stridewell"
        actions={
          <Button busy={busy && 'Trying again...'} onClick={handleRetry}>
            Try again
          </Button>
        }
      >
        It may be down for a moment, or you are offline. Your data is safe.
      </DownCard>
    </Middle>
  );
};
