import { consentTexts } from '@stridewell/contracts/web';
import { Alert, Button, ButtonLink } from '@stridewell/ui/core';
import { useApi } from '../data/operations.ts';
import { useConsent } from '../data/use-consent.ts';
import { pageLanguage } from '../screens/page-language.ts';

const WORDS = {
  en: {
    title: 'This message was not saved',
    refused: 'You have not agreed that Stridewell stores your health data. You can do so on your profile.',
    profile: 'Go to your profile',
    saving: 'Saving...',
    again: 'Send it again',
    agree: 'I agree',
    agreed: 'You have agreed in the meantime. Send the message again to save it.',
    ask: (sentence: string) => `To save it, and to let your coach use it, please agree: ${sentence}`,
  },
  nb: {
    title: 'Denne meldingen ble ikke lagret',
    refused: 'Du har ikke samtykket i at Stridewell lagrer helseopplysningene dine. Det kan du gjøre på profilen din.',
    profile: 'Gå til profilen din',
    saving: 'Lagrer ...',
    again: 'Send den på nytt',
    agree: 'Jeg samtykker',
    agreed: 'Du har samtykket i mellomtiden. Send meldingen på nytt for å lagre den.',
    ask: (sentence: string) => `For å lagre den, og la treneren bruke den, må du samtykke: ${sentence}`,
  },
};

/**
 * Notice below a safety reply that was not stored because the health data consent is missing. Resends the message after
 * the runner gives consent.
 */
export const UnstoredNotice = ({ onAgreed }: { onAgreed: () => void }) => {
  const words = WORDS[pageLanguage()];
  const { data } = useApi('readProfile');
  const { mutate, isPending } = useConsent('health_data', onAgreed);
  const given = data?.consents.health_data?.given;
  if (given === false)
    return (
      <Alert
        live
        tone="warning"
        title={words.title}
        actions={
          <ButtonLink variant="secondary" small href="/profile">
            {words.profile}
          </ButtonLink>
        }
      >
        {words.refused}
      </Alert>
    );
  return (
    <Alert
      live
      tone="accent"
      title={words.title}
      actions={
        <Button small busy={isPending && words.saving} onClick={() => (given ? onAgreed() : mutate(true))}>
          {given ? words.again : words.agree}
        </Button>
      }
    >
      {given ? words.agreed : words.ask(consentTexts(pageLanguage()).sentence)}
    </Alert>
  );
};
