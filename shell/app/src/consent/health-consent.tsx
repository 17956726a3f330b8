import { Alert, Button, ButtonLink, showToast } from '@stridewell/ui/core';
import { useState } from 'react';
import { useApi } from '../data/operations.ts';
import { useUser } from '../data/session.ts';
import { deviceStore } from '../data/storage.ts';
import { useConsent } from '../data/use-consent.ts';
import { CONSENT_REASON, CONSENT_SENTENCE, CONSENT_TITLE } from './consent-texts.ts';

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
  const { mutate, isPending } = useConsent('health_data', () =>
    showToast({ title: 'Thank you', text: 'Your choice is saved.', tone: 'success' }),
  );
  if (postponed) return null;
  return (
    <Alert
      tone="accent"
      title={CONSENT_TITLE}
      actions={
        <>
          <Button small busy={isPending && 'Saving...'} onClick={() => mutate(true)}>
            I agree
          </Button>
          <Button variant="secondary" small onClick={handlePostpone}>
            Not now
          </Button>
        </>
      }
    >
      {CONSENT_SENTENCE} {CONSENT_REASON}
    </Alert>
  );
};

const Refused = () => (
  <Alert
    tone="warning"
    title="New health data is not being stored"
    actions={
      <ButtonLink variant="secondary" small href="/profile">
        Go to your profile
      </ButtonLink>
    }
  >
    You have not agreed, so new check-ins and notes are not saved. Data that was saved before stays until you delete it.
    You can do both on your profile.
  </Alert>
);

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
