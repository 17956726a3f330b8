import { callApi } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import {
  CODE_LENGTH,
  CREDENTIAL_MESSAGES,
  isCode,
  isEmail,
  normaliseEmail,
  type Profile,
} from '@stridewell/contracts/web';
import { Button, Row, Stack, showToast, Text, TextButton } from '@stridewell/ui/core';
import { Checkbox, PasswordField, TextField } from '@stridewell/ui/forms';
import { type RefObject, useEffect, useState } from 'react';
import { CodeField } from '../../form/code-field.tsx';
import { definedErrors, type Errors } from '../../form/field-errors.ts';
import { useForm } from '../../form/use-form.ts';
import { problemWords } from '../../words/problem-words.ts';
import { accountWords } from './account-words.ts';
import { useShowProfile } from './use-settings-change.ts';

interface StartValues {
  email: string;
  password: string;
  code: string;
  withoutOldMailbox: boolean;
}

/** A change for which the code from the new address has not been entered yet. */
interface Started {
  email: string;
  changeId: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Focuses the first field of a form, because the form has replaced the element that had the focus. */
const useFirstField = (ref: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref]);

const emailProblem = (email: string): string | null =>
  isEmail(normaliseEmail(email)) ? null : CREDENTIAL_MESSAGES.email;

const startErrors =
  (byCode: boolean) =>
  ({ email, password, code }: StartValues): Errors<StartValues> =>
    definedErrors<StartValues>({
      email: emailProblem(email),
      password: !byCode && password === '' ? CREDENTIAL_MESSAGES.passwordRequired : null,
      code: byCode && !isCode(code) ? CREDENTIAL_MESSAGES.code : null,
    });

interface StartFormProps {
  profile: Profile;
  onStarted: (started: Started) => void;
  onClose: () => void;
}

/** Form for the new address, with the password or a code from the current address. */
const StartForm = ({ profile, onStarted, onClose }: StartFormProps) => {
  const all = accountWords();
  const words = all.email;
  /** The request for a code to the current address. Null while the form asks for the password. */
  const [asked, setAsked] = useState<{ requestId: string | undefined } | null>(null);
  const byCode = asked !== null || !profile.hasPassword;
  const { ref, values, errors, busy, set, field, handleSubmit } = useForm({
    state: useState<StartValues>({ email: '', password: '', code: '', withoutOldMailbox: false }),
    check: startErrors(byCode),
    send: async ({ email, password, code, withoutOldMailbox }) => {
      const to = normaliseEmail(email);
      const requestId = asked?.requestId;
      const proof = byCode
        ? { code, ...(requestId !== undefined && { requestId }) }
        : { password, ...(withoutOldMailbox && { withoutOldMailbox }) };
      const { changeId } = await callApi('startEmailChange', { body: { email: to, ...proof } });
      onStarted({ email: to, changeId });
    },
    failure: words.failed,
  });
  useFirstField(ref);
  const handleAsk = (): void => {
    callApi('requestCode', { body: { email: profile.email } }).then(
      ({ requestId }) => setAsked({ requestId }),
      (error: unknown) =>
        showToast({ title: words.failed, text: problemWords(pageLanguage()).error(error), tone: 'destructive' }),
    );
  };
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label={words.form} onSubmit={handleSubmit}>
      <TextField label={words.next} type="email" autoComplete="email" {...field('email')} />
      {!byCode && (
        <PasswordField
          label={words.password}
          show={words.showPassword}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      {!byCode && (
        <Checkbox
          checked={values.withoutOldMailbox}
          error={errors.withoutOldMailbox}
          onChange={(checked) => set('withoutOldMailbox', checked)}
        >
          {words.withoutOldMailbox}
        </Checkbox>
      )}
      {asked !== null && (
        <TextField
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          help={words.codeSentTo(profile.email)}
          {...field('code')}
          onChange={(event) => set('code', digitsOf(event.target.value))}
        />
      )}
      {asked === null && (
        <div>
          <TextButton onClick={handleAsk}>{byCode ? words.askCode : words.useCode}</TextButton>
        </div>
      )}
      <Row $wrap>
        <Button type="submit" small disabled={byCode && asked === null} busy={busy && words.sending}>
          {words.send}
        </Button>
        <Button variant="secondary" small onClick={onClose}>
          {all.cancel}
        </Button>
      </Row>
    </Stack>
  );
};

interface ConfirmFormProps extends Started {
  onAgain: () => void;
  onClose: () => void;
}

/** Form for the code that was sent to the new address. */
const ConfirmForm = ({ email, changeId, onAgain, onClose }: ConfirmFormProps) => {
  const all = accountWords();
  const words = all.email;
  const show = useShowProfile();
  const codeForm = useForm({
    state: useState({ code: '' }),
    check: ({ code }) => definedErrors({ code: isCode(code) ? null : CREDENTIAL_MESSAGES.code }),
    send: async ({ code }) => {
      show(await callApi('confirmEmailChange', { params: { id: changeId }, body: { email, code } }));
      showToast({ title: words.saved, text: words.savedText(email), tone: 'success' });
      onClose();
    },
    failure: words.failed,
  });
  const { ref, busy, handleSubmit } = codeForm;
  useFirstField(ref);
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label={words.confirmForm} onSubmit={handleSubmit}>
      <Text $quiet={2} role="status">
        {words.sentTo(email)}
      </Text>
      <CodeField form={codeForm} label={words.newCode} help={words.newCodeHelp} />
      <Row $wrap>
        <Button type="submit" small busy={busy && all.saving}>
          {words.confirm}
        </Button>
        <Button variant="secondary" small onClick={onAgain}>
          {words.startAgain}
        </Button>
      </Row>
    </Stack>
  );
};

/** Changes the email address in two steps: the new address with a proof of identity, then the code from that address. */
export const EmailForm = ({ profile, onClose }: { profile: Profile; onClose: () => void }) => {
  const [started, setStarted] = useState<Started | null>(null);
  return started ? (
    <ConfirmForm {...started} onAgain={() => setStarted(null)} onClose={onClose} />
  ) : (
    <StartForm profile={profile} onStarted={setStarted} onClose={onClose} />
  );
};
