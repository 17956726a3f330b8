import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../primitives/icon-button.tsx';
import { token } from '../theme/token.ts';
import { Field } from './field.tsx';
import { Input, type TextFieldProps } from './input.tsx';

const Wrap = styled.div`
  position: relative;
  > input {
    padding-right: 52px;
  }
  > button {
    position: absolute;
    right: 2px;
    top: 2px;
    &[aria-pressed='true'] {
      color: ${token('color-accent')};
    }
  }
`;

/** A password that can be looked at while it is typed. */
export const PasswordField = ({ label, error, help, optional, ...input }: Omit<TextFieldProps, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={help} {...(optional && { optional })}>
      {(control) => (
        <Wrap>
          <Input {...input} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            icon="eye"
            size={20}
            // Not "Show password": the field is found by its label, and two controls of one name would confuse.
            label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown((was) => !was)}
          />
        </Wrap>
      )}
    </Field>
  );
};
