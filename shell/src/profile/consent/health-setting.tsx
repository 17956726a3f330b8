import { CONSENT_SENTENCE } from '@stridewell/app/core';
import { useConsent } from '@stridewell/app/screens';
import type { ConsentState, Profile } from '@stridewell/contracts/web';
import { Button, longDateTime, media, Stack, showToast, Text, TextButton, TextLink, token } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { stopLive } from '../../live/start-live.ts';

/** Layout with the button next to the text, or below the text on phones. */
const Box = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: ${token('space-3')};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const ConfirmDialog = lazy(() => import('../confirm-dialog.tsx'));
const DeleteDialog = lazy(async () => ({ default: (await import('@stridewell/app/account')).DeleteAccountDialog }));

const stateOf = (consent: ConsentState | null, timezone: string): string => {
  if (!consent) return 'You have not been asked yet.';
  const at = longDateTime(consent.at, timezone);
  return consent.given ? `You agreed on ${at}.` : `You said no on ${at}.`;
};

const announce = (given: boolean): void => {
  showToast(
    given
      ? { title: 'You have agreed', text: 'Your choice is saved.', tone: 'success' }
      : { title: 'Consent withdrawn', text: 'New health data is refused from now on.', tone: 'default' },
  );
};

/** Setting that shows the state of the health data consent and has a button to give or withdraw it. */
export const HealthSetting = ({ profile }: { profile: Profile }) => {
  const [asking, setAsking] = useState<'take-back' | 'erase' | null>(null);
  const consent = profile.consents.health_data;
  const given = consent?.given === true;
  const { mutate, isPending } = useConsent('health_data', () => announce(!given));
  const handleClose = (): void => setAsking(null);
  return (
    <Box>
      <div>
        <Text as="h3" $medium>
          Storing your health data
        </Text>
        <Text $size="14" $quiet={2}>
          {stateOf(consent, profile.timezone)}
          {consent &&
            !given &&
            ' New check-ins, pain and notes are refused. What is stored already stays until you delete it.'}
        </Text>
        {!given && (
          <Text $size="14" $quiet={2}>
            {CONSENT_SENTENCE}
          </Text>
        )}
        {consent && !given && <TextLink href="/running">Delete what is stored</TextLink>}
      </div>
      {given ? (
        <Button variant="secondary" small busy={isPending && 'Saving...'} onClick={() => setAsking('take-back')}>
          Withdraw consent
        </Button>
      ) : (
        <Button variant="secondary" small busy={isPending && 'Saving...'} onClick={() => mutate(true)}>
          I agree
        </Button>
      )}
      <Suspense fallback={null}>
        {asking === 'take-back' && (
          <ConfirmDialog
            title="Withdraw your consent"
            danger
            action="Withdraw consent"
            onClose={handleClose}
            onConfirm={() => mutate(false)}
          >
            <Stack $gap={3}>
              <Text $quiet={2}>
                From then on new check-ins, pain and notes are refused, so your coaches cannot follow your days. You can
                agree again at any time.
              </Text>
              <Text $quiet={2}>
                What is stored already stays. To have it erased, delete your account and data, or use Delete All My Data
                with the Running Coach, which keeps your account.
              </Text>
              <div>
                <TextButton onClick={() => setAsking('erase')}>Delete my account and data instead</TextButton>
              </div>
            </Stack>
          </ConfirmDialog>
        )}
        {asking === 'erase' && <DeleteDialog onClose={handleClose} onDeleted={stopLive} />}
      </Suspense>
    </Box>
  );
};
