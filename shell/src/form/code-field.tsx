import { CODE_LENGTH } from '@stridewell/contracts/web';
import { token } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { useRef } from 'react';
import styled from 'styled-components';
import type { Form } from './use-form.ts';

const Box = styled.div`
  input {
    font-size: ${token('text-20')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: 0.3em;
    text-align: center;
  }
`;

/** Returns the digits of a typed or pasted code, such as "123 456". */
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

export interface CodeFieldProps<V extends { code: string }> {
  form: Pick<Form<V>, 'set' | 'field' | 'submitWith'>;
  label: string;
  /** Help text saying that the form submits itself, so that this does not surprise the user. */
  help: string;
  /**
   * Identifies the request for which the code was sent. Needed because a later code may have the same digits as an
   * earlier one.
   */
  request?: string | number;
}

/**
 * Field for a one-time code. Submits its form when the last digit is entered, but only once per code: after a
 * rejection, the same code is resubmitted only when the button is clicked.
 */
export const CodeField = <V extends { code: string }>({ form, label, help, request }: CodeFieldProps<V>) => {
  const { set, field, submitWith } = form;
  const submitted = useRef<{ code: string; request: string | number | undefined } | null>(null);
  const handleChange = (text: string): void => {
    const code = digitsOf(text);
    set('code', code as V['code']);
    const isRepeated = submitted.current?.code === code && submitted.current.request === request;
    if (code.length < CODE_LENGTH || isRepeated) return;
    submitted.current = { code, request };
    submitWith({ code } as Partial<V>);
  };
  return (
    <Box>
      <TextField
        label={label}
        help={help}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code' as Parameters<typeof field>[0])}
        onChange={(event) => handleChange(event.target.value)}
      />
    </Box>
  );
};
