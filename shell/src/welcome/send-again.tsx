import { messageOf, Row, showToast, TextButton, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { type CodeSent, RESEND_WAIT_MS } from './code-sent.ts';
import { requestCode } from './sign-in.ts';
import { useCountdown } from './use-countdown.ts';

const Bar = styled(Row)`
  margin: -12px 0 -8px;
  button:disabled {
    color: ${token('color-text-3')};
    cursor: default;
  }
`;

export interface SendAgainProps {
  sent: CodeSent;
  onSent: (sent: CodeSent) => void;
  onOtherAddress: () => void;
}

/** For a code that did not arrive: requests another one after 30 seconds, or changes the address. */
export const SendAgain = ({ sent, onSent, onOtherAddress }: SendAgainProps) => {
  const left = useCountdown(sent.at + RESEND_WAIT_MS);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const next = await requestCode(sent.email);
      showToast({ title: 'Code sent', text: 'The earlier code no longer works.', tone: 'success' });
      onSent(next);
    } catch (error) {
      const text = messageOf(error, 'We could not send a code. Please try again.');
      showToast({ title: 'Error', text, tone: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Bar $between $wrap>
      <TextButton disabled={left > 0 || busy} onClick={() => void send()}>
        {left > 0 ? `Send again in ${left} s` : busy ? 'Sending...' : 'Send again'}
      </TextButton>
      <TextButton onClick={onOtherAddress}>Use another address</TextButton>
    </Bar>
  );
};
