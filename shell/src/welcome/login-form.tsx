import { Button, Stack } from '@stridewell/ui/core';
import { Checkbox, PasswordField, TextField } from '@stridewell/ui/forms';
import { FormBox } from './form-box.tsx';
import { type LoginValues, loginErrors } from './rules.ts';
import { signIn } from './sign-in.ts';
import { type Held, useForm } from './use-form.ts';

/** E-mail, password and whether to stay signed in. */
export const LoginForm = ({ held, onSwitch }: { held: Held<LoginValues>; onSwitch: () => void }) => {
  const { ref, values, busy, set, field, handleSubmit } = useForm({
    held,
    check: loginErrors,
    send: signIn,
    failure: 'Login failed',
  });
  return (
    <FormBox title="Sign in" question="New here?" other="Create an account" onSwitch={onSwitch}>
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Checkbox checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)}>
          Remember me for 90 days
        </Checkbox>
        <Button type="submit" wide busy={busy && 'Signing in...'}>
          Sign in
        </Button>
      </Stack>
    </FormBox>
  );
};
