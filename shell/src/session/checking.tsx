import { Button, DownCard, Spinner, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { languageWithoutSession } from '../words/stored-language.ts';

/** The texts in both languages. They are part of the first load, because nothing else can be loaded when they are shown. */
const WORDS = {
  en: {
    checking: 'Checking your session',
    title: 'We could not reach Stridewell',
    text: 'It may be down for a moment, or you are offline. Your data is safe.',
    again: 'Try again',
    trying: 'Trying again...',
  },
  nb: {
    checking: 'Sjekker innloggingen',
    title: 'Vi fikk ikke kontakt med Stridewell',
    text: 'Tjenesten kan være nede et øyeblikk, eller du er uten nett. Dataene dine er trygge.',
    again: 'Prøv igjen',
    trying: 'Prøver igjen …',
  },
};

const words = () => WORDS[languageWithoutSession()];

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
    <Spinner label={words().checking} />
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
        title={words().title}
        actions={
          <Button busy={busy && words().trying} onClick={handleRetry}>
            {words().again}
          </Button>
        }
      >
        {words().text}
      </DownCard>
    </Middle>
  );
};
