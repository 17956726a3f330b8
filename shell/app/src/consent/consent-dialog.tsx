import { consentTexts } from '@stridewell/contracts/web';
import { Stack, Text } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import { useConsent } from '../data/use-consent.ts';
import { pageLanguage } from '../screens/page-language.ts';

export interface ConsentDialogProps {
  onAnswer: (agreed: boolean) => void;
}

const WORDS = {
  en: {
    later: 'Not now',
    agree: 'I agree',
    saving: 'Saving...',
    kept: 'Without it nothing is saved, and your text stays on the screen.',
  },
  nb: {
    later: 'Ikke nå',
    agree: 'Jeg samtykker',
    saving: 'Lagrer ...',
    kept: 'Uten det lagres ingenting, og teksten din blir stående på skjermen.',
  },
};

/** Dialog that asks for consent to store health data. The API call that needs the consent waits for the answer. */
const ConsentDialog = ({ onAnswer }: ConsentDialogProps) => {
  const { mutate, isPending } = useConsent('health_data', () => onAnswer(true));
  const words = WORDS[pageLanguage()];
  const { title, sentence, reason } = consentTexts(pageLanguage());
  return (
    <AlertDialog
      title={title}
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      cancel={words.later}
      action={words.agree}
      busy={isPending && words.saving}
      onAction={() => mutate(true)}
    >
      <Stack $gap={3}>
        <Text>{sentence}</Text>
        <Text $quiet={2}>
          {reason} {words.kept}
        </Text>
      </Stack>
    </AlertDialog>
  );
};

export default ConsentDialog;
