import { consentTexts, NAME_MAX } from '@stridewell/contracts/web';
import { Button, Stack } from '@stridewell/ui/core';
import { Checkbox, PasswordField, TextField } from '@stridewell/ui/forms';
import { PasswordRules } from '../form/password-rules.tsx';
import { type FormState, useForm } from '../form/use-form.ts';
import { useWelcomeWords } from '../words/welcome-words.ts';
import { useShellLanguage } from '../words/words.ts';
import { FormBox, RememberMe } from './form-box.tsx';
import { type RegisterValues, registerErrors } from './form-values.ts';
import { register } from './sign-in.ts';

/** Registration form with an optional name, email, password and the required health data consent. */
export const RegisterForm = ({ state, onSwitch }: { state: FormState<RegisterValues>; onSwitch: () => void }) => {
  const words = useWelcomeWords();
  const language = useShellLanguage();
  const { ref, values, errors, busy, set, field, handleSubmit } = useForm({
    state,
    check: registerErrors,
    send: register,
    failure: words.registrationFailed,
  });
  return (
    <FormBox title={words.createAccount} question={words.haveAccount} other={words.signInInstead} onSwitch={onSwitch}>
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField
          label={words.register.name}
          optional={words.register.optional}
          autoComplete="name"
          maxLength={NAME_MAX}
          {...field('name')}
        />
        <TextField label={words.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={words.password}
          show={words.showPassword}
          autoComplete="new-password"
          keepHelp
          help={<PasswordRules password={values.password} refused={errors.password !== undefined} />}
          {...field('password')}
        />
        <PasswordField
          label={words.register.confirm}
          show={words.register.showConfirm}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <Checkbox
          required
          checked={values.healthDataConsent}
          error={errors.healthDataConsent}
          onChange={(checked) => set('healthDataConsent', checked)}
        >
          {consentTexts(language).sentence}
        </Checkbox>
        <RememberMe checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)} />
        <Button type="submit" wide busy={busy && words.register.busy}>
          {words.register.submit}
        </Button>
      </Stack>
    </FormBox>
  );
};
