import { Alert, Button, ButtonLink } from '@stridewell/ui/core';
import { CONSENT_SENTENCE } from '../consent/consent-texts.ts';
import { useApi } from '../data/operations.ts';
import { useConsent } from '../data/use-consent.ts';

const TITLE = 'This message was not saved';

/**
 * Notice below a safety reply that was not stored because the health data consent is missing. Resends the message after
 * the runner gives consent.
 */
export const UnstoredNotice = ({ onAgreed }: { onAgreed: () => void }) => {
  const { data } = useApi('readProfile');
  const { mutate, isPending } = useConsent('health_data', onAgreed);
  const given = data?.consents.health_data?.given;
  if (given === false)
    return (
      <Alert
        live
        tone="warning"
        title={TITLE}
        actions={
          <ButtonLink variant="secondary" small href="/profile">
            Go to your profile
          </ButtonLink>
        }
      >
        You have not agreed that Stridewell stores your health data. You can do so on your profile.
      </Alert>
    );
  return (
    <Alert
      live
      tone="accent"
      title={TITLE}
      actions={
        <Button small busy={isPending && 'Saving...'} onClick={() => (given ? onAgreed() : mutate(true))}>
          {given ? 'Send it again' : 'I agree'}
        </Button>
      }
    >
      {given
        ? 'You have agreed in the meantime. Send the message again to save it.'
        : `To save it, and to let your coach use it, please agree: ${CONSENT_SENTENCE}`}
    </Alert>
  );
};
