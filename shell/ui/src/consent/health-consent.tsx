import { PATHS, type Profile } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../data/session.ts';
import { deviceStore } from '../data/storage.ts';
import { useConsent } from '../data/use-consent.ts';
import { Alert } from '../feedback/alert.tsx';
import { showToast } from '../feedback/toast-store.ts';
import { Button, ButtonLink } from '../primitives/button.tsx';
import { CONSENT_SENTENCE, CONSENT_TITLE, CONSENT_WHY } from './words.ts';

const laterKey = (userId: string): string => `stridewell_consent_later_${userId}`;

/** Whether this runner wants to be left alone with the question on this device. */
const useLater = (userId: string) => {
  const [later, setLater] = useState(() => deviceStore.get(laterKey(userId)) !== null);
  const handleLater = (): void => {
    deviceStore.set(laterKey(userId), '1');
    setLater(true);
  };
  return { later, handleLater };
};

const Question = ({ userId }: { userId: string }) => {
  const { later, handleLater } = useLater(userId);
  const { mutate, isPending } = useConsent('health_data', () =>
    showToast({ title: 'Thank you', text: 'Your choice is saved.', tone: 'success' }),
  );
  if (later) return null;
  return (
    <Alert
      tone="accent"
      title={CONSENT_TITLE}
      actions={
        <>
          <Button small busy={isPending && 'Saving...'} onClick={() => mutate(true)}>
            I agree
          </Button>
          <Button variant="secondary" small onClick={handleLater}>
            Not now
          </Button>
        </>
      }
    >
      {CONSENT_SENTENCE} {CONSENT_WHY}
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
    You have not agreed to it, so new check-ins and notes are not saved; what was stored before stays until you delete
    it. You can do both on your profile.
  </Alert>
);

/**
 * On every screen that asks for or shows check-ins or an injury: asks for the consent to storing health data where nobody has asked
 * yet, and says what follows where it is refused. "Not now" puts the card away for good on this device; what would be stored asks again.
 */
export const HealthConsent = () => {
  const { id } = useUser();
  const { data } = useQuery<Profile>({ queryKey: [PATHS.profile] });
  if (data?.id !== id) return null;
  const consent = data.consents.health_data;
  if (consent === null) return <Question userId={id} />;
  return consent.given ? null : <Refused />;
};
