import { Button, Stack } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { type FormState, useForm } from '../form/use-form.ts';
import type { CodeSent } from './code-sent.ts';
import { FormBox } from './form-box.tsx';
import { type CodeValues, requestErrors } from './form-values.ts';
import { requestCode } from './sign-in.ts';

export interface CodeRequestFormProps {
  state: FormState<CodeValues>;
  /** True when the runner clicked "Forgot your password?". */
  forgotten: boolean;
  onSent: (sent: CodeSent) => void;
  onSwitch: () => void;
}

/** Form that asks for the email address to send a code to. */
export const CodeRequestForm = ({ state, forgotten, onSent, onSwitch }: CodeRequestFormProps) => {
  const { ref, busy, field, handleSubmit } = useForm({
    state,
    check: requestErrors,
    send: async ({ email }) => {
      onSent(await requestCode(email));
    },
    failure: 'Login failed',
  });
  return (
    <FormBox
      title={forgotten ? 'Forgot your password?' : 'Sign in with a code'}
      intro={
        forgotten
          ? 'Sign in with a code, then set a new password on your profile.'
          : 'We email you a 6-digit code. No password needed.'
      }
      question="Have a password?"
      other="Sign in with it"
      onSwitch={onSwitch}
    >
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <Button type="submit" wide busy={busy && 'Sending...'}>
          Send me a code
        </Button>
      </Stack>
    </FormBox>
  );
};
