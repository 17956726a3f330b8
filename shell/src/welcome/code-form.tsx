import { CODE_LENGTH } from '@stridewell/contracts/web';
import { Button, Stack, token } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { type FormState, useForm } from '../form/use-form.ts';
import type { CodeSent } from './code-sent.ts';
import { FormBox, RememberMe } from './form-box.tsx';
import { type CodeValues, codeErrors } from './form-values.ts';
import { SendAgain } from './send-again.tsx';
import { signInWithCode } from './sign-in.ts';

const Code = styled.div`
  input {
    font-size: ${token('text-20')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: 0.3em;
    text-align: center;
  }
`;

/** Returns the digits of a typed or pasted code, such as "123 456". */
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

export interface CodeFormProps {
  state: FormState<CodeValues>;
  sent: CodeSent;
  /** Called after a new code was sent. */
  onSent: (sent: CodeSent) => void;
  onOtherAddress: () => void;
  onSwitch: () => void;
}

/** Form for the code that was sent by email. Errors are shown at the field. */
export const CodeForm = ({ state, sent, onSent, onOtherAddress, onSwitch }: CodeFormProps) => {
  const { ref, values, busy, set, field, handleSubmit } = useForm({
    state,
    check: codeErrors,
    send: (typed) => signInWithCode(typed, sent),
    failure: 'Login failed',
    fieldFor401: 'code',
  });
  const handleSentAgain = (next: CodeSent): void => {
    onSent(next);
    // The new code has made the earlier code invalid, so the field is emptied.
    set('code', '');
    ref.current?.querySelector('input')?.focus();
  };
  return (
    <FormBox
      title="Check your email"
      intro={
        <>
          We sent a 6-digit code to <b>{sent.email}</b>. It works for 10 minutes.
        </>
      }
      question="Have a password?"
      other="Sign in with it"
      onSwitch={onSwitch}
    >
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <Code>
          <TextField
            label="6-digit code"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field('code')}
            onChange={(event) => set('code', digitsOf(event.target.value))}
          />
        </Code>
        <RememberMe checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)} />
        <Button type="submit" wide busy={busy && 'Signing in...'}>
          Sign in
        </Button>
      </Stack>
      <SendAgain sent={sent} onSent={handleSentAgain} onOtherAddress={onOtherAddress} />
    </FormBox>
  );
};
