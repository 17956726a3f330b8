import { Button, Icon, Row, Stack, Text, token } from '@stridewell/ui/core';
import { Dialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';
import { hideOfferForMonth, hideOfferForVisit, install } from './answer-offer.ts';
import { useInstallWords } from './install-words.ts';
import type { InstallPrompt } from './offer.ts';
import { platformOf } from './platform.ts';

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

/** Icon of the button to which a step refers, within the line of its text. */
const Glyph = styled(Icon)`
  display: inline-block;
  vertical-align: -4px;
  color: ${token('color-accent')};
`;

export interface InstallDialogProps {
  /** The browser's install prompt. Null if the browser has not provided one. */
  prompt: InstallPrompt | null;
  onClose: () => void;
}

/** Dialog with step-by-step instructions to install the app on this device. */
export default function InstallDialog({ prompt, onClose }: InstallDialogProps) {
  const words = useInstallWords();
  const { where, steps } = words.steps[platformOf(navigator.userAgent, navigator.maxTouchPoints)];
  const closeAnd = (action: () => void) => (): void => {
    onClose();
    action();
  };
  return (
    <Dialog title={words.name} close={words.close} open onOpenChange={onClose} description={where}>
      <Stack $gap={4}>
        {prompt && (
          <Button wide icon="download" onClick={closeAnd(() => void install(prompt))}>
            {words.install}
          </Button>
        )}
        {prompt && <Text $quiet={2}>{words.byHand}</Text>}
        <Steps>
          {steps.map(({ text, icon }) => (
            <li key={text}>
              {icon && <Glyph name={icon} size={20} />} {text}
            </li>
          ))}
        </Steps>
        <Row $wrap>
          <Button variant={prompt ? 'secondary' : 'primary'} onClick={closeAnd(hideOfferForMonth)}>
            {words.gotIt}
          </Button>
          <Button variant="quiet" onClick={closeAnd(hideOfferForVisit)}>
            {words.later}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
