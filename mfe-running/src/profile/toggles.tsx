import { Icon, media, text, token } from '@stridewell/ui/core';
import { FieldError } from '@stridewell/ui/forms';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
  align-content: start;
`;

const Label = styled.span`
  ${text('14')}
  font-weight: ${token('weight-medium')};
`;

const Help = styled.p`
  ${text('14')}
  color: ${token('color-text-3')};
`;

/** Container of the buttons: wrapping chips or, with `$even`, columns of equal width. */
const Options = styled.div<{ $even: boolean }>`
  display: ${({ $even }) => ($even ? 'grid' : 'flex')};
  grid-template-columns: repeat(7, minmax(0, 1fr));
  flex-wrap: wrap;
  /* Seven columns of 44 px fit from 390 px on. */
  gap: ${({ $even }) => ($even ? '3px' : token('space-2'))};
  @media (max-width: 389px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Option = styled.button<{ $even: boolean }>`
  ${text('14')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  min-height: ${token('touch')};
  padding: ${({ $even }) => ($even ? '0' : '10px 14px')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${({ $even }) => token($even ? 'radius-md' : 'radius-full')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &[aria-pressed='true'] {
    background: ${token('color-accent-bg')};
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
    color: ${token('color-accent')};
    font-weight: ${token('weight-semibold')};
  }
  ${media.phone} {
    ${({ $even }) => $even && 'svg { display: none; }'}
  }
`;

export interface TogglesProps<T extends string> {
  label: string;
  options: readonly T[];
  values: readonly T[];
  onChange: (values: T[]) => void;
  /** True to show the buttons in one row with equal widths. */
  even?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  /** Text of an option. Defaults to the option itself. */
  textOf?: (option: T) => string;
}

/** A group of toggle buttons (`aria-pressed`) of which several can be selected. */
export const Toggles = <T extends string>(props: TogglesProps<T>) => {
  const { label, options, values, onChange, even = false, help, error, textOf = String } = props;
  const id = useId();
  const toggle = (option: T): void =>
    onChange(options.filter((other) => values.includes(other) !== (other === option)));
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={error || help ? `${id}-note` : undefined}>
      <Label id={id}>{label}</Label>
      <Options $even={even}>
        {options.map((option) => (
          <Option
            key={option}
            type="button"
            $even={even}
            aria-pressed={values.includes(option)}
            onClick={() => toggle(option)}
          >
            {!even && values.includes(option) && <Icon name="check" size={16} />}
            {textOf(option)}
          </Option>
        ))}
      </Options>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : help && <Help id={`${id}-note`}>{help}</Help>}
    </Box>
  );
};
