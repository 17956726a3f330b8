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

/** Password field with a button that shows and hides the password. */
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
            // Contains the label of the field, so that the buttons of two password fields have different accessible
            // names.
            label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown((before) => !before)}
          />
        </Wrap>
      )}
    </Field>
  );
};
