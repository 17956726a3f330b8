import { CONSENT_SENTENCE } from '@stridewell/app/core';
import { NAME_MAX } from '@stridewell/contracts/web';
import { Button, Stack } from '@stridewell/ui/core';
import { Checkbox, PasswordField, TextField } from '@stridewell/ui/forms';
import { PasswordRules } from '../form/password-rules.tsx';
import { type FormState, useForm } from '../form/use-form.ts';
import { FormBox, RememberMe } from './form-box.tsx';
import { type RegisterValues, registerErrors } from './form-values.ts';
import { register } from './sign-in.ts';

/** Registration form with an optional name, email, password and the required health data consent. */
export const RegisterForm = ({ state, onSwitch }: { state: FormState<RegisterValues>; onSwitch: () => void }) => {
  const { ref, values, errors, busy, set, field, handleSubmit } = useForm({
    state,
    check: registerErrors,
    send: register,
    failure: 'Registration failed',
  });
  return (
    <FormBox title="Create an account" question="Have an account?" other="Sign in instead" onSwitch={onSwitch}>
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField label="Name" optional autoComplete="name" maxLength={NAME_MAX} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help={<PasswordRules password={values.password} />}
          {...field('password')}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <Checkbox
          required
          checked={values.healthDataConsent}
          error={errors.healthDataConsent}
          onChange={(checked) => set('healthDataConsent', checked)}
        >
          {CONSENT_SENTENCE}
        </Checkbox>
        <RememberMe checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)} />
        <Button type="submit" wide busy={busy && 'Creating your account...'}>
          Create account
        </Button>
      </Stack>
    </FormBox>
  );
};
