import { CONSENT_SENTENCE } from '@stridewell/app/core';
import { useConsent } from '@stridewell/app/screens';
import type { ConsentState, Profile } from '@stridewell/contracts/web';
import { Button, longDateTime, media, showToast, Text, TextLink, token } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { stopLive } from '../../live/start-live.ts';

/** The button is next to the text, as on the other cards, and below it on phones. */
const Box = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: ${token('space-3')};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const WithdrawConsentDialog = lazy(() => import('./withdraw-dialog.tsx'));
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

/** The consent to storing health data: its state, with a button to give or withdraw it. */
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
          <WithdrawConsentDialog
            onClose={handleClose}
            onWithdraw={() => mutate(false)}
            onErase={() => setAsking('erase')}
          />
        )}
        {asking === 'erase' && <DeleteDialog onClose={handleClose} onDeleted={stopLive} />}
      </Suspense>
    </Box>
  );
};
