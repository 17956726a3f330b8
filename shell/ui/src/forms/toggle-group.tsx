import { ToggleGroup as Radix } from 'radix-ui';
import styled from 'styled-components';
import { token } from '../theme/token.ts';

const Track = styled(Radix.Root)<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'grid' : 'inline-flex')};
  /* Large text needs more than one row. */
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  gap: 4px;
  max-width: 100%;
  padding: 4px;
  border-radius: 14px;
  background: ${token('color-surface-sunken')};
`;

const Option = styled(Radix.Item)<{ $wide: boolean }>`
  position: relative;
  min-height: 36px;
  padding: 0 ${({ $wide }) => ($wide ? '4px' : token('space-4'))};
  border: 0;
  border-radius: 10px;
  background: none;
  color: ${token('color-text-2')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &[data-state='on'] {
    background: ${token('color-selected')};
    color: ${token('color-text')};
    box-shadow: ${token('shadow-card')}, 0 0 0 1px ${token('color-border')};
    font-weight: ${token('weight-semibold')};
  }
`;

export interface ToggleGroupProps<T extends string> {
  /** Accessible name of the group of options. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** True to fill the width with options of equal width. */
  wide?: boolean;
}

/**
 * Control that switches between views. Exactly one view is always selected. Screen readers announce the options as
 * radio buttons.
 */
export const ToggleGroup = <T extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: ToggleGroupProps<T>) => (
  <Track
    type="single"
    aria-label={label}
    $wide={wide}
    value={value}
    // The value is empty when the selected option is pressed again. In that case the option stays selected.
    onValueChange={(next: string) => next !== '' && onChange(next as T)}
  >
    {options.map((option) => (
      <Option key={option.value} value={option.value} $wide={wide}>
        {option.label}
      </Option>
    ))}
  </Track>
);
