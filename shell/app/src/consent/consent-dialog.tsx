import { Stack, Text } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import { useConsent } from '../data/use-consent.ts';
import { CONSENT_REASON, CONSENT_SENTENCE, CONSENT_TITLE } from './consent-texts.ts';

export interface ConsentDialogProps {
  onAnswer: (agreed: boolean) => void;
}

/** Dialog that asks for consent to store health data. The API call that needs the consent waits for the answer. */
const ConsentDialog = ({ onAnswer }: ConsentDialogProps) => {
  const { mutate, isPending } = useConsent('health_data', () => onAnswer(true));
  return (
    <AlertDialog
      title={CONSENT_TITLE}
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      cancel="Not now"
      action="I agree"
      busy={isPending && 'Saving...'}
      onAction={() => mutate(true)}
    >
      <Stack $gap={3}>
        <Text>{CONSENT_SENTENCE}</Text>
        <Text $quiet={2}>{CONSENT_REASON} Without it nothing is saved, and your text stays on the screen.</Text>
      </Stack>
    </AlertDialog>
  );
};

export default ConsentDialog;
