import { answerConfirmation, callApi, storeToken, useApi, useUser } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES, isCode } from '@stridewell/contracts/web';
import { Button, Skeleton, Stack, Text, TextButton } from '@stridewell/ui/core';
import { PasswordField } from '@stridewell/ui/forms';
import { Dialog } from '@stridewell/ui/overlays';
import { type RefObject, useEffect, useState } from 'react';
import { CodeField } from '../form/code-field.tsx';
import { definedErrors } from '../form/field-errors.ts';
import { useForm } from '../form/use-form.ts';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';

interface StepUpWords {
  title: string;
  close: string;
  text: string;
  failed: string;
  byPassword: string;
  byCode: string;
  password: string;
  showPassword: string;
  confirm: string;
  confirming: string;
  useCode: string;
  /** Text before and after the address. */
  willSend: [before: string, after: string];
  sent: [before: string, after: string];
  sending: string;
  send: string;
  notSent: string;
  code: string;
  codeHelp: string;
  again: string;
}

const WORDS: Record<ShellLanguage, StepUpWords> = {
  en: {
    title: 'Confirm that it is you',
    close: 'Close',
    text: 'Your last sign-in was more than 15 minutes ago.',
    failed: 'Not confirmed',
    byPassword: 'Confirm with your password',
    byCode: 'Confirm with a code',
    password: 'Password',
    showPassword: 'Show password',
    confirm: 'Confirm',
    confirming: 'Confirming...',
    useCode: 'Use a code instead',
    willSend: ['We email a 6-digit code to ', '.'],
    sent: ['We sent a 6-digit code to ', '. It works for 10 minutes.'],
    sending: 'Sending...',
    send: 'Send me a code',
    notSent: 'We could not send a code',
    code: '6-digit code',
    codeHelp: 'It is confirmed as soon as the sixth digit is there.',
    again: 'Send another code',
  },
  nb: {
    title: 'Bekreft at det er deg',
    close: 'Lukk',
    text: 'Det er mer enn 15 minutter siden du logget inn.',
    failed: 'Ikke bekreftet',
    byPassword: 'Bekreft med passordet',
    byCode: 'Bekreft med en kode',
    password: 'Passord',
    showPassword: 'Vis passordet',
    confirm: 'Bekreft',
    confirming: 'Bekrefter ...',
    useCode: 'Bruk en kode i stedet',
    willSend: ['Vi sender en kode på 6 sifre til ', '.'],
    sent: ['Vi har sendt en kode på 6 sifre til ', '. Den virker i 10 minutter.'],
    sending: 'Sender ...',
    send: 'Send meg en kode',
    notSent: 'Vi fikk ikke sendt en kode',
    code: 'Kode på 6 sifre',
    codeHelp: 'Du er bekreftet så snart det sjette sifferet er på plass.',
    again: 'Send en ny kode',
  },
};

const useStepUpWords = (): StepUpWords => WORDS[useShellLanguage()];

const confirm = async (proof: object): Promise<void> => {
  const { token } = await callApi('confirmIdentity', { body: proof });
  if (token) storeToken(token);
  answerConfirmation(true);
};

/** Focuses the first field of a form, because the form has replaced the element that had the focus. */
const useFirstField = (ref: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref]);

const PasswordForm = ({ email, onCode }: { email: string; onCode: () => void }) => {
  const words = useStepUpWords();
  const { ref, busy, field, handleSubmit } = useForm({
    state: useState({ password: '' }),
    check: ({ password }) => definedErrors({ password: password === '' ? CREDENTIAL_MESSAGES.passwordRequired : null }),
    send: confirm,
    failure: words.failed,
  });
  useFirstField(ref);
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label={words.byPassword} onSubmit={handleSubmit}>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={words.password}
        show={words.showPassword}
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" wide busy={busy && words.confirming}>
        {words.confirm}
      </Button>
      <TextButton onClick={onCode}>{words.useCode}</TextButton>
    </Stack>
  );
};

const CodeRequest = ({ email, onSent }: { email: string; onSent: (requestId: string | undefined) => void }) => {
  const words = useStepUpWords();
  const { ref, busy, handleSubmit } = useForm({
    state: useState({ email }),
    check: () => ({}),
    send: async (body) => {
      const { requestId } = await callApi('requestCode', { body });
      onSent(requestId);
    },
    failure: words.notSent,
  });
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label={words.byCode} onSubmit={handleSubmit}>
      <Text $quiet={2}>
        {words.willSend[0]}
        <b>{email}</b>
        {words.willSend[1]}
      </Text>
      <Button type="submit" wide busy={busy && words.sending}>
        {words.send}
      </Button>
    </Stack>
  );
};

const CodeForm = ({ email, requestId }: { email: string; requestId: string | undefined }) => {
  const words = useStepUpWords();
  const codeForm = useForm({
    state: useState({ code: '' }),
    check: ({ code }) => definedErrors({ code: isCode(code) ? null : CREDENTIAL_MESSAGES.code }),
    send: ({ code }) => confirm({ code, ...(requestId !== undefined && { requestId }) }),
    failure: words.failed,
  });
  const { ref, busy, handleSubmit } = codeForm;
  useFirstField(ref);
  return (
    <Stack as="form" $gap={4} ref={ref} noValidate aria-label={words.byCode} onSubmit={handleSubmit}>
      <Text $quiet={2} role="status">
        {words.sent[0]}
        <b>{email}</b>
        {words.sent[1]}
      </Text>
      <CodeField form={codeForm} label={words.code} help={words.codeHelp} />
      <Button type="submit" wide busy={busy && words.confirming}>
        {words.confirm}
      </Button>
    </Stack>
  );
};

const ByCode = ({ email }: { email: string }) => {
  const words = useStepUpWords();
  const [sent, setSent] = useState<{ requestId: string | undefined } | null>(null);
  if (sent === null) return <CodeRequest email={email} onSent={(requestId) => setSent({ requestId })} />;
  return (
    <>
      <CodeForm email={email} requestId={sent.requestId} />
      <TextButton onClick={() => setSent(null)}>{words.again}</TextButton>
    </>
  );
};

/** Step-up dialog: asks for the password or a code before a sensitive action. Closing it cancels the action. */
export default function StepUpDialog() {
  const words = useStepUpWords();
  const { email } = useUser();
  const { data: profile, isPending } = useApi('readProfile');
  const [codeWanted, setCodeWanted] = useState(false);
  const byCode = codeWanted || profile?.hasPassword === false;
  return (
    <Dialog
      open
      title={words.title}
      close={words.close}
      description={words.text}
      onOpenChange={(open) => !open && answerConfirmation(false)}
    >
      {isPending && <Skeleton $height={96} />}
      {!isPending && byCode && <ByCode email={email} />}
      {!isPending && !byCode && <PasswordForm email={email} onCode={() => setCodeWanted(true)} />}
    </Dialog>
  );
}
