import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`;

const Head = styled.div`
  ${text('14')}
  display: flex;
  justify-content: space-between;
  gap: ${token('space-2')};
  span {
    color: ${token('color-text-3')};
  }
`;

const Label = styled.label`
  font-weight: ${token('weight-medium')};
`;

const Help = styled.div`
  ${text('14')}
  color: ${token('color-text-3')};
`;

const ErrorText = styled.p`
  ${text('14')}
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${token('color-danger-fg')};
  svg {
    margin-top: 2px;
  }
`;

export interface FieldErrorProps {
  id?: string;
  children: ReactNode;
}

/** Error message below a form field, with an icon. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <ErrorText id={id}>
    <Icon name="alert" size={16} />
    <span>{children}</span>
  </ErrorText>
);

/** Props that a field passes to its control. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  label: string;
  /** Error message below the control, shown instead of the help text. */
  error?: string | null | undefined;
  help?: ReactNode;
  /** True to show the help text below an error as well. The accessible description then contains only the error. */
  keepHelp?: boolean;
  /** True to show "Optional" next to the label, or the word to show instead. */
  optional?: boolean | string;
}

export interface FieldProps extends FieldFrameProps {
  children: (control: ControlProps) => ReactNode;
}

/** Frame of a control with its label and its help or error text. Only the label is part of the accessible name. */
export const Field = ({ label, error, help, keepHelp = false, optional = false, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <Box>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {optional && <span aria-hidden="true">{optional === true ? 'Optional' : optional}</span>}
      </Head>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || help ? noteId : undefined,
      })}
      {error && <FieldError id={noteId}>{error}</FieldError>}
      {help && (!error || keepHelp) && <Help id={error ? undefined : noteId}>{help}</Help>}
    </Box>
  );
};

/** Focuses the first invalid control of a form. */
export const focusFirstError = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
