import { ApiError } from '@stridewell/app/core';
import { PASSWORD_PAUSED } from '@stridewell/contracts/web';
import { Button, Row, Stack, showToast, TextButton } from '@stridewell/ui/core';
import { PasswordField, TextField } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { type FormState, useForm } from '../form/use-form.ts';
import { useProblemWords } from '../words/problem-words.ts';
import { useWelcomeWords } from '../words/welcome-words.ts';
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

/** Form for sign-in with email and password, with links to sign-in with a code. A failure is shown at the password. */
export const LoginForm = ({ state, onSwitch, onCode }: LoginFormProps) => {
  const words = useWelcomeWords();
  const problems = useProblemWords();
  const { ref, values, busy, set, field, handleSubmit } = useForm({
    state,
    check: loginErrors,
    send: async (typed) => {
      try {
        await signIn(typed);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === PASSWORD_PAUSED)) throw error;
        // The password form is not shown any more, so the reason is shown in a toast.
        onCode(false);
        showToast({ title: words.loginFailed, text: problems.error(error), tone: 'destructive' });
      }
    },
    failure: words.loginFailed,
    failureAt: 'password',
  });
  return (
    <FormBox title={words.signIn} question={words.newHere} other={words.newAccount} onSwitch={onSwitch}>
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={words.password}
          show={words.showPassword}
          autoComplete="current-password"
          {...field('password')}
        />
        <RememberMe checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)} />
        <Button type="submit" wide busy={busy && words.signingIn}>
          {words.signIn}
        </Button>
        <Button variant="secondary" wide icon="mail" onClick={() => onCode(false)}>
          {words.emailCode}
        </Button>
      </Stack>
      <Forgotten>
        <TextButton onClick={() => onCode(true)}>{words.forgotten}</TextButton>
      </Forgotten>
    </FormBox>
  );
};
