import { pageLanguage, useConsent } from '@stridewell/app/screens';
import { type ConsentState, consentTexts, type Profile } from '@stridewell/contracts/web';
import { Button, media, Stack, showToast, Text, TextButton, TextLink, token } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { stopLive } from '../../live/start-live.ts';
import { profileWords } from '../profile-words.ts';

/** Layout with the button next to the text, or below the text on phones. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-items: center;
  gap: ${token('space-3')};
  > * {
    max-width: 100%;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const ConfirmDialog = lazy(() => import('../confirm-dialog.tsx'));
const DeleteDialog = lazy(async () => ({ default: (await import('@stridewell/app/account')).DeleteAccountDialog }));

const stateOf = (consent: ConsentState | null, timezone: string): string => {
  const { consent: words, dateTime } = profileWords();
  if (!consent) return words.notAsked;
  const at = dateTime(consent.at, timezone);
  return consent.given ? words.agreed(at) : words.refused(at);
};

const announce = (given: boolean): void => {
  const { agreedToast, withdrawnToast } = profileWords().consent;
  showToast(given ? { ...agreedToast, tone: 'success' } : { ...withdrawnToast, tone: 'default' });
};

/** Setting that shows the state of the health data consent and has a button to give or withdraw it. */
export const HealthSetting = ({ profile }: { profile: Profile }) => {
  const { consent: words, saving } = profileWords();
  const [asking, setAsking] = useState<'take-back' | 'erase' | null>(null);
  const consent = profile.consents.health_data;
  const given = consent?.given === true;
  const { mutate, isPending } = useConsent('health_data', () => announce(!given));
  const handleClose = (): void => setAsking(null);
  return (
    <Box>
      <div>
        <Text as="h3" $medium>
          {words.health}
        </Text>
        <Text $size="14" $quiet={2}>
          {stateOf(consent, profile.timezone)}
          {consent && !given && ` ${words.refusedText}`}
        </Text>
        {!given && (
          <Text $size="14" $quiet={2}>
            {consentTexts(pageLanguage()).sentence}
          </Text>
        )}
        {consent && !given && <TextLink href="/running">{words.deleteStored}</TextLink>}
      </div>
      {given ? (
        <Button variant="secondary" small busy={isPending && saving} onClick={() => setAsking('take-back')}>
          {words.withdraw}
        </Button>
      ) : (
        <Button variant="secondary" small busy={isPending && saving} onClick={() => mutate(true)}>
          {words.agree}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking === 'take-back' && (
          <ConfirmDialog
            title={words.question}
            danger
            action={words.withdraw}
            onClose={handleClose}
            onConfirm={() => mutate(false)}
          >
            <Stack $gap={3}>
              <Text $quiet={2}>{words.effect}</Text>
              <Text $quiet={2}>{words.stays}</Text>
              <div>
                <TextButton onClick={() => setAsking('erase')}>{words.deleteInstead}</TextButton>
              </div>
            </Stack>
          </ConfirmDialog>
        )}
        {asking === 'erase' && <DeleteDialog onClose={handleClose} onDeleted={stopLive} />}
      </Suspense>
    </Box>
  );
};
