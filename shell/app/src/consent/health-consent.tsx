import { consentTexts } from '@stridewell/contracts/web';
import { Alert, Button, ButtonLink, showToast } from '@stridewell/ui/core';
import { useState } from 'react';
import { useApi } from '../data/operations.ts';
import { useUser } from '../data/session.ts';
import { deviceStore } from '../data/storage.ts';
import { useConsent } from '../data/use-consent.ts';
import { pageLanguage } from '../screens/page-language.ts';

const WORDS = {
  en: {
    agree: 'I agree',
    later: 'Not now',
    saving: 'Saving...',
    thanks: { title: 'Thank you', text: 'Your choice is saved.' },
    refused: 'New health data is not being stored',
    refusedText:
      'You have not agreed, so new check-ins and notes are not saved. Data that was saved before stays until you delete it. You can do both on your profile.',
    profile: 'Go to your profile',
  },
  nb: {
    agree: 'Jeg samtykker',
    later: 'Ikke nå',
    saving: 'Lagrer ...',
    thanks: { title: 'Takk', text: 'Valget ditt er lagret.' },
    refused: 'Nye helseopplysninger lagres ikke',
    refusedText:
      'Du har ikke samtykket, så nye innsjekker og notater blir ikke lagret. Det som var lagret fra før, ligger der til du sletter det. Begge deler gjør du på profilen din.',
    profile: 'Gå til profilen din',
  },
};

const postponedKey = (userId: string): string => `stridewell_consent_later_${userId}`;

/** Whether the runner has answered "Not now" on this device. Stored on the device. */
const usePostponed = (userId: string) => {
  const [postponed, setPostponed] = useState(() => deviceStore.get(postponedKey(userId)) !== null);
  const handlePostpone = (): void => {
    deviceStore.set(postponedKey(userId), '1');
    setPostponed(true);
  };
  return { postponed, handlePostpone };
};

const Question = ({ userId }: { userId: string }) => {
  const { postponed, handlePostpone } = usePostponed(userId);
  const words = WORDS[pageLanguage()];
  const { title, sentence, reason } = consentTexts(pageLanguage());
  const { mutate, isPending } = useConsent('health_data', () => showToast({ ...words.thanks, tone: 'success' }));
  if (postponed) return null;
  return (
    <Alert
      tone="accent"
      title={title}
      actions={
        <>
          <Button small busy={isPending && words.saving} onClick={() => mutate(true)}>
            {words.agree}
          </Button>
          <Button variant="secondary" small onClick={handlePostpone}>
            {words.later}
          </Button>
        </>
      }
    >
      {sentence} {reason}
    </Alert>
  );
};

const Refused = () => {
  const words = WORDS[pageLanguage()];
  return (
    <Alert
      tone="warning"
      title={words.refused}
      actions={
        <ButtonLink variant="secondary" small href="/profile">
          {words.profile}
        </ButtonLink>
      }
    >
      {words.refusedText}
    </Alert>
  );
};

/**
 * Card that asks for consent to store health data if the runner has not answered yet. If the runner refused, it
 * explains the consequence. "Not now" hides the card permanently on this device, but an API call that would store
 * health data asks again.
 */
export const HealthConsent = () => {
  const { id } = useUser();
  const { data } = useApi('readProfile');
  if (data?.id !== id) return null;
  const consent = data.consents.health_data;
  if (consent === null) return <Question userId={id} />;
  return consent.given ? null : <Refused />;
};
