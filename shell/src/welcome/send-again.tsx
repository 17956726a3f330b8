import { messageOf, now } from '@stridewell/app/core';
import { Row, showToast, TextButton, token } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type CodeSent, RESEND_WAIT_MS } from './code-sent.ts';
import { requestCode } from './sign-in.ts';

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - now().getTime()) / 1_000));

/** Returns the whole seconds until an instant (milliseconds since 1970) and updates them every second. */
const useCountdown = (end: number): number => {
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    const tick = (): void => {
      const seconds = secondsTo(end);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return left;
};

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

/** Buttons for a runner who did not receive the code: request another code after 30 seconds, or change the address. */
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
