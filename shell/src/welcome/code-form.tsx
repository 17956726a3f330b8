import { Button, Stack } from '@stridewell/ui/core';
import { CodeField } from '../form/code-field.tsx';
import { type FormState, useForm } from '../form/use-form.ts';
import { useWelcomeWords } from '../words/welcome-words.ts';
import type { CodeSent } from './code-sent.ts';
import { FormBox, RememberMe } from './form-box.tsx';
import { type CodeValues, codeErrors } from './form-values.ts';
import { SendAgain } from './send-again.tsx';
import { signInWithCode } from './sign-in.ts';

export interface CodeFormProps {
  state: FormState<CodeValues>;
  sent: CodeSent;
  /** Called after a new code was sent. */
  onSent: (sent: CodeSent) => void;
  onOtherAddress: () => void;
  onSwitch: () => void;
}

/** Form for the code that was sent by email. Submits itself at the last digit. Errors are shown at the field. */
export const CodeForm = ({ state, sent, onSent, onOtherAddress, onSwitch }: CodeFormProps) => {
  const words = useWelcomeWords();
  const form = useForm({
    state,
    check: codeErrors,
    send: (typed) => signInWithCode(typed, sent),
    failure: words.codeFailed,
    fieldFor401: 'code',
  });
  const { ref, values, busy, set, handleSubmit } = form;
  const handleSentAgain = (next: CodeSent): void => {
    onSent(next);
    // The new code has made the earlier code invalid, so the field is emptied.
    set('code', '');
    ref.current?.querySelector('input')?.focus();
  };
  const [before, after] = words.code.sentTo;
  return (
    <FormBox
      title={words.code.title}
      intro={
        <>
          {before}
          <b>{sent.email}</b>
          {after}
        </>
      }
      question={words.havePassword}
      other={words.signInWithIt}
      onSwitch={onSwitch}
    >
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <CodeField form={form} label={words.code.label} help={words.code.help} request={sent.at} />
        <RememberMe checked={values.rememberMe} onChange={(checked) => set('rememberMe', checked)} />
        <Button type="submit" wide busy={busy && words.signingIn}>
          {words.signIn}
        </Button>
      </Stack>
      <SendAgain sent={sent} onSent={handleSentAgain} onOtherAddress={onOtherAddress} />
    </FormBox>
  );
};
