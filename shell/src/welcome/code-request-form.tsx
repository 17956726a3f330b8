import { Button, Stack } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { type FormState, useForm } from '../form/use-form.ts';
import { useWelcomeWords } from '../words/welcome-words.ts';
import type { CodeSent } from './code-sent.ts';
import { FormBox } from './form-box.tsx';
import { type CodeValues, requestErrors } from './form-values.ts';
import { requestCode } from './sign-in.ts';

export interface CodeRequestFormProps {
  state: FormState<CodeValues>;
  /** True if the runner clicked "Forgot your password?". */
  forgotten: boolean;
  onSent: (sent: CodeSent) => void;
  onSwitch: () => void;
}

/** Form that asks for the email address to send a code to. */
export const CodeRequestForm = ({ state, forgotten, onSent, onSwitch }: CodeRequestFormProps) => {
  const words = useWelcomeWords();
  const { ref, busy, field, handleSubmit } = useForm({
    state,
    check: requestErrors,
    send: async ({ email }) => {
      onSent(await requestCode(email));
    },
    failure: words.codeFailed,
  });
  return (
    <FormBox
      title={forgotten ? words.forgotten : words.request.title}
      intro={forgotten ? words.request.forgottenText : words.request.text}
      question={words.havePassword}
      other={words.signInWithIt}
      onSwitch={onSwitch}
    >
      <Stack as="form" $gap={4} ref={ref} noValidate onSubmit={handleSubmit}>
        <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
        <Button type="submit" wide busy={busy && words.request.busy}>
          {words.request.submit}
        </Button>
      </Stack>
    </FormBox>
  );
};
