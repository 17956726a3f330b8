import { ApiError, now } from '@stridewell/app/core';
import { Row, showFailure, showToast, TextButton, token } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useProblemWords } from '../words/problem-words.ts';
import { useWelcomeWords } from '../words/welcome-words.ts';
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
  const words = useWelcomeWords().again;
  const problems = useProblemWords();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const next = await requestCode(sent.email);
      showToast({ ...words.sent, tone: 'success' });
      onSent(next);
    } catch (error) {
      const text = error instanceof ApiError ? problems.error(error) : words.failed;
      showFailure(text);
    }
    setBusy(false);
  };
  return (
    <Bar $between $wrap>
      <TextButton disabled={left > 0 || busy} onClick={() => void send()}>
        {left > 0 ? words.wait(left) : busy ? words.sending : words.send}
      </TextButton>
      <TextButton onClick={onOtherAddress}>{words.other}</TextButton>
    </Bar>
  );
};
