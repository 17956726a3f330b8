import { ApiError } from '@stridewell/app/core';
import { PASSWORD_PAUSED } from '@stridewell/contracts/web';
import { Button, Row, Stack, TextButton } from '@stridewell/ui/core';
import { PasswordField, TextField } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { type FormState, useForm } from '../form/use-form.ts';
import { FormBox, RememberMe } from './form-box.tsx';
import { type LoginValues, loginErrors } from './form-values.ts';
import { signIn } from './sign-in.ts';

const Forgotten = styled(Row)`
  justify-content: center;
  margin: -12px 0 -28px;
`;

export interface LoginFormProps {
  state: FormState<LoginValues>;
  onSwitch: () => void;
  /** Called to switch to sign-in with a code. `forgotten` is true after a click on "Forgot your password?". */
  onCode: (forgotten: boolean) => void;
}

/** Form for sign-in with email and password, with links to sign-in with a code. */
export const LoginForm = ({ state, onSwitch, onCode }: LoginFormProps) => {
  const { ref, values, busy, set, field, handleSubmit } = useForm({
    state,
    check: loginErrors,
    send: async (typed) => {
      try {
        await signIn(typed);
      } catch (error) {
        if (error instanceof ApiError && error.code === PASSWORD_PAUSED) onCode(false);
        throw error;
      }
    },
    failure: 'Login failed',
  });
  return (
    <FormBox title="Sign in" question="New here?" other="Create an account" onSwitch={onSwitch}>
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <RememberMe checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)} />
        <Button type="submit" wide busy={busy && 'Signing in...'}>
          Sign in
        </Button>
        <Button variant="secondary" wide icon="mail" onClick={() => onCode(false)}>
          Email me a 6-digit code
        </Button>
      </Stack>
      <Forgotten>
        <TextButton onClick={() => onCode(true)}>Forgot your password?</TextButton>
      </Forgotten>
    </FormBox>
  );
};
