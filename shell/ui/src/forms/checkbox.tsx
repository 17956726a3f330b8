import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { token } from '../theme/token.ts';
import { FieldError } from './field.tsx';

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  min-height: ${token('touch')};
  padding: 10px 0;
  label {
    cursor: pointer;
    text-wrap: pretty;
  }
`;

const Box = styled(Radix.Root)`
  position: relative;
  width: 24px;
  height: 24px;
  padding: 0;
  flex: none;
  border: 1.5px solid ${token('color-border-control')};
  border-radius: 7px;
  display: grid;
  place-items: center;
  background: ${token('color-surface')};
  color: ${token('color-on-accent')};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  &[data-state='checked'] {
    background: ${token('color-accent')};
    border-color: ${token('color-accent')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('color-danger-solid')};
    box-shadow: 0 0 0 1px ${token('color-danger-solid')};
  }
`;

export interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null | undefined;
  required?: boolean;
}

/** Checkbox with a label. Clicking the label toggles the checkbox too. */
export const Checkbox = ({ children, checked, onChange, error, required }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <Row>
        <Box
          id={id}
          checked={checked}
          onCheckedChange={(state) => onChange(state === true)}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <Radix.Indicator>
            <Icon name="check" size={16} />
          </Radix.Indicator>
        </Box>
        <label htmlFor={id}>{children}</label>
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
