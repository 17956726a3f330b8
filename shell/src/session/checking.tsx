import { Button, DownCard, Spinner, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { languageWithoutSession } from '../words/chosen-language.ts';

const Middle = styled.main`
  display: grid;
  align-content: center;
  min-height: 100dvh;
  max-width: calc(${token('column-narrow')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: ${token('gutter')};
`;

const WORDS = {
  en: {
    checking: 'Checking your session',
    title: 'We could not reach Stridewell',
    text: 'It may be down for a moment, or you are offline. Your data is safe.',
    retry: 'Try again',
    retrying: 'Trying again...',
  },
  nb: {
    checking: 'Sjekker innloggingen',
    title: 'Vi får ikke kontakt med Stridewell',
    text: 'Tjenesten kan være nede et øyeblikk, eller du er uten nett. Dataene dine er trygge.',
    retry: 'Prøv igjen',
    retrying: 'Prøver igjen...',
  },
} as const;

/** Words in the language kept in this browser, because the runner is not known yet. */
const words = () => WORDS[languageWithoutSession()];

/** Spinner shown while the session is being checked. */
export const Checking = () => (
  <Middle>
    <Spinner label={words().checking} />
  </Middle>
);

/**
 * Card with a retry button, shown when the server does not respond. There is no sign-in form, because the session may
 * be valid.
 */
export const Unreachable = ({ onRetry }: { onRetry: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const said = words();
  const handleRetry = (): void => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <Middle>
      <DownCard
        title={said.title}
        actions={
          <Button busy={busy && said.retrying} onClick={handleRetry}>
            {said.retry}
          </Button>
        }
      >
        {said.text}
      </DownCard>
    </Middle>
  );
};
