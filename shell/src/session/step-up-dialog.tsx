import { answerConfirmation, callApi, useApi, useUser } from '@stridewell/app/core';
import { CODE_LENGTH, CREDENTIAL_MESSAGES, isCode } from '@stridewell/contracts/web';
import { Button, Skeleton, Stack, Text, TextButton } from '@stridewell/ui/core';
import { PasswordField, TextField } from '@stridewell/ui/forms';
import { Dialog } from '@stridewell/ui/overlays';
import { type RefObject, useEffect, useState } from 'react';
import { definedErrors } from '../form/field-errors.ts';
import { useForm } from '../form/use-form.ts';

const FAILURE = 'Not confirmed';

const confirm = async (proof: object): Promise<void> => {
  await callApi('confirmIdentity', { body: proof });
  answerConfirmation(true);
};

/** Focuses the first field of a form, because the form has replaced the element that had the focus. */
const useFirstField = (ref: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref]);

const PasswordForm = ({ email, onCode }: { email: string; onCode: () => void }) => {
  const { ref, busy, field, handleSubmit } = useForm({
    state: useState({ password: '' }),
    check: ({ password }) => definedErrors({ password: password === '' ? CREDENTIAL_MESSAGES.passwordRequired : null }),
    send: confirm,
    failure: FAILURE,
  });
  useFirstField(ref);
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label="Confirm with your password" onSubmit={handleSubmit}>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" wide busy={busy && 'Confirming...'}>
        Confirm
      </Button>
      <TextButton onClick={onCode}>Use a code instead</TextButton>
    </Stack>
  );
};

const CodeRequest = ({ email, onSent }: { email: string; onSent: (requestId: string | undefined) => void }) => {
  const { ref, busy, handleSubmit } = useForm({
    state: useState({ email }),
    check: () => ({}),
    send: async (body) => {
      const { requestId } = await callApi('requestCode', { body });
      onSent(requestId);
    },
    failure: 'We could not send a code',
  });
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label="Confirm with a code" onSubmit={handleSubmit}>
      <Text $quiet={2}>
        We email a 6-digit code to <b>{email}</b>.
      </Text>
      <Button type="submit" wide busy={busy && 'Sending...'}>
        Send me a code
      </Button>
    </Stack>
  );
};

const CodeForm = ({ email, requestId }: { email: string; requestId: string | undefined }) => {
  const { ref, busy, set, field, handleSubmit } = useForm({
    state: useState({ code: '' }),
    check: ({ code }) => definedErrors({ code: isCode(code) ? null : CREDENTIAL_MESSAGES.code }),
    send: ({ code }) => confirm({ code, ...(requestId !== undefined && { requestId }) }),
    failure: FAILURE,
  });
  useFirstField(ref);
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label="Confirm with a code" onSubmit={handleSubmit}>
      <Text $quiet={2} role="status">
        We sent a 6-digit code to <b>{email}</b>. It works for 10 minutes.
      </Text>
      <TextField
        label="6-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
        onChange={(event) => set('code', event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <Button type="submit" wide busy={busy && 'Confirming...'}>
        Confirm
      </Button>
    </Stack>
  );
};

const ByCode = ({ email }: { email: string }) => {
  const [sent, setSent] = useState<{ requestId: string | undefined } | null>(null);
  if (sent === null) return <CodeRequest email={email} onSent={(requestId) => setSent({ requestId })} />;
  return (
    <>
      <CodeForm email={email} requestId={sent.requestId} />
      <TextButton onClick={() => setSent(null)}>Send another code</TextButton>
    </>
  );
};

/** Step-up dialog: asks for the password or a code before a sensitive action. Closing it cancels the action. */
export default function StepUpDialog() {
  const { email } = useUser();
  const { data: profile, isPending } = useApi('readProfile');
  const [codeWanted, setCodeWanted] = useState(false);
  const byCode = codeWanted || profile?.hasPassword === false;
  return (
    <Dialog
      open
      title="Confirm that it is you"
      description="Your last sign-in was more than 15 minutes ago."
      onOpenChange={(open) => !open && answerConfirmation(false)}
    >
      {isPending && <Skeleton $height={96} />}
      {!isPending && byCode && <ByCode email={email} />}
      {!isPending && !byCode && <PasswordForm email={email} onCode={() => setCodeWanted(true)} />}
    </Dialog>
  );
}
