import { callApi, invalidateAfter, storeToken } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES, PATHS, type Profile, passwordProblem } from '@stridewell/contracts/web';
import { Button, Stack, showToast } from '@stridewell/ui/core';
import { PasswordField } from '@stridewell/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { definedErrors, type Errors } from '../../form/field-errors.ts';
import { PasswordRules } from '../../form/password-rules.tsx';
import { useForm } from '../../form/use-form.ts';
import { isCodeFresh } from '../../session/fresh-code.ts';
import { profileWords } from '../profile-words.ts';
import { FormButtons, Setting } from '../setting.tsx';

interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

const NOTHING: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/**
 * Returns the validation errors of the form. The current password is not validated, because only the server knows
 * whether it may be omitted after a sign-in with a code.
 */
const problemsOf = ({ password, confirmPassword }: PasswordValues): Errors<PasswordValues> =>
  definedErrors<PasswordValues>({
    password: passwordProblem(password),
    confirmPassword: password === confirmPassword ? null : CREDENTIAL_MESSAGES.confirm,
  });

/** Form that sets or changes the password. Asks for the current password if the account has one. */
const PasswordForm = ({ profile, onClose }: { profile: Profile; onClose: () => void }) => {
  const words = profileWords().access;
  const client = useQueryClient();
  const [fresh] = useState(isCodeFresh);
  const { ref, values, errors, busy, field, handleSubmit } = useForm({
    state: useState(NOTHING),
    check: problemsOf,
    send: async ({ currentPassword, ...passwords }) => {
      const body = { ...passwords, ...(currentPassword !== '' && { currentPassword }) };
      const { token } = await callApi('setPassword', { body });
      // The server has revoked the old token together with the other sessions, so the new token is stored.
      if (token) storeToken(token);
      client.setQueryData([PATHS.profile], { ...profile, hasPassword: true });
      invalidateAfter(client, 'setPassword');
      showToast({ ...words.saved, tone: 'success' });
      onClose();
    },
    failure: words.failed,
  });
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref]);
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label={words.password} onSubmit={handleSubmit}>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={profile.email} />
      {profile.hasPassword && (
        <PasswordField
          label={words.current}
          show={words.showCurrent}
          autoComplete="current-password"
          {...(fresh && { optional: words.optional, help: words.currentHelp })}
          {...field('currentPassword')}
        />
      )}
      <PasswordField
        label={words.next}
        show={words.showNext}
        autoComplete="new-password"
        keepHelp
        help={<PasswordRules password={values.password} refused={errors.password !== undefined} />}
        {...field('password')}
      />
      <PasswordField
        label={words.confirm}
        show={words.showConfirm}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <FormButtons save={words.save} busy={busy} onCancel={onClose} />
    </Stack>
  );
};

/** Row of the profile with the form that sets or changes the account's password. */
export const PasswordSetting = ({ profile }: { profile: Profile }) => {
  const words = profileWords().access;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handleClose = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Setting
      icon="key"
      title={words.password}
      note={profile.hasPassword ? words.hasOne : words.hasNone}
      action={
        <Button variant="secondary" small ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          {profile.hasPassword ? words.change : words.set}
        </Button>
      }
    >
      {open && <PasswordForm profile={profile} onClose={handleClose} />}
    </Setting>
  );
};
