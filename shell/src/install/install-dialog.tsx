import { Button, Row, Stack, Text, token } from '@stridewell/ui/core';
import { Dialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';
import { closeOffer, declineOffer, type InstallPrompt, install } from './offer.ts';
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
  /** The browser's own way, where it has one. */
  prompt: InstallPrompt | null;
  onClose: () => void;
}

/** How to install on this device, step by step. */
export default function InstallDialog({ prompt, onClose }: InstallDialogProps) {
  const { where, steps } = STEPS[platformOf(navigator.userAgent, navigator.maxTouchPoints)];
  const leave = (away: () => void) => (): void => {
    onClose();
    away();
  };
  return (
    <Dialog title="Install Stridewell" open onOpenChange={onClose} description={where}>
      <Stack $gap={4}>
        {prompt && (
          <Button wide icon="download" onClick={leave(() => void install(prompt))}>
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
          <Button variant={prompt ? 'secondary' : 'primary'} onClick={leave(declineOffer)}>
            Got It!
          </Button>
          <Button variant="quiet" onClick={leave(closeOffer)}>
            Maybe Later
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
