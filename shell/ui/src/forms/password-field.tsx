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

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Accessible name of the button that shows the password. Default: "Show" with the label. */
  show?: string;
}

/** Password field with a button that shows and hides the password. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label, error, help, keepHelp, optional, show = `Show ${label.toLowerCase()}`, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={help} {...(keepHelp && { keepHelp })} {...(optional && { optional })}>
      {(control) => (
        <Wrap>
          <Input {...input} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            icon="eye"
            size={20}
            // Contains the label of the field, so that the buttons of two password fields have different accessible
            // names.
            label={show}
            aria-pressed={shown}
            onClick={() => setShown((before) => !before)}
          />
        </Wrap>
      )}
    </Field>
  );
};
