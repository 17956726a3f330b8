import { Button, Row, Stack, Text, token } from '@stridewell/ui/core';
import { Dialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';
import { hideOfferForMonth, hideOfferForVisit, type InstallPrompt, install } from './offer.ts';
import { platformOf, STEPS } from './platform.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${token('space-3')};
  padding-left: ${token('space-6')};
  list-style: decimal;
  li::marker {
    color: ${token('color-text-3')};
    font-weight: ${token('weight-semibold')};
  }
`;

export interface InstallDialogProps {
  /** The browser's install prompt. Null if the browser has not provided one. */
  prompt: InstallPrompt | null;
  onClose: () => void;
}

/** Dialog with step-by-step instructions to install the app on this device. */
export default function InstallDialog({ prompt, onClose }: InstallDialogProps) {
  const { where, steps } = STEPS[platformOf(navigator.userAgent, navigator.maxTouchPoints)];
  const closeAnd = (action: () => void) => (): void => {
    onClose();
    action();
  };
  return (
    <Dialog title="Install Stridewell" open onOpenChange={onClose} description={where}>
      <Stack $gap={4}>
        {prompt && (
          <Button wide icon="download" onClick={closeAnd(() => void install(prompt))}>
            Install
          </Button>
        )}
        {prompt && <Text $quiet={2}>Or by hand:</Text>}
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Row $wrap>
          <Button variant={prompt ? 'secondary' : 'primary'} onClick={closeAnd(hideOfferForMonth)}>
            Got It!
          </Button>
          <Button variant="quiet" onClick={closeAnd(hideOfferForVisit)}>
            Maybe Later
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
