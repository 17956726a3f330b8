import { ToggleGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { optionStyle } from './option-style.ts';
import { Question, type QuestionFrameProps } from './question.tsx';

const Group = styled(Radix.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

export const Chip = styled(Radix.Item)`
  ${optionStyle}
  ${text('14')}
  min-height: ${token('touch')};
  min-width: ${token('touch')};
  padding: 10px 14px;
  border-radius: ${token('radius-full')};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  white-space: nowrap;
  svg {
    display: none;
  }
  &[data-state='on'] svg {
    display: block;
  }
`;

export interface ChipOption<T extends string> {
  value: T;
  label: string;
}

const chipOf = ({ value, label }: ChipOption<string>) => (
  <Chip key={value} value={value}>
    <Icon name="check" size={16} />
    {label}
  </Chip>
);

export interface ChipsProps<T extends string> extends QuestionFrameProps {
  options: readonly ChipOption<T>[];
  /** Value of the selected chip. Null if no chip is selected. Clicking the selected chip clears the selection. */
  value: T | null;
  onChange: (value: T | null) => void;
}

/** Group of chips in which only one can be selected at a time. The selected chip has a check mark. */
export const Chips = <T extends string>({ options, value, onChange, ...frame }: ChipsProps<T>) => {
  const id = useId();
  return (
    <Question id={id} {...frame}>
      <Group
        type="single"
        aria-labelledby={id}
        aria-describedby={frame.help ? `${id}-help` : undefined}
        value={value ?? ''}
        onValueChange={(next: string) => onChange(next === '' ? null : (next as T))}
      >
        {options.map(chipOf)}
      </Group>
    </Question>
  );
};

export interface MultiChipsProps<T extends string> extends QuestionFrameProps {
  options: readonly ChipOption<T>[];
  values: readonly T[];
  onChange: (values: T[]) => void;
}

/** Group of chips in which any number can be selected. Each selected chip has a check mark. */
export const MultiChips = <T extends string>({ options, values, onChange, ...frame }: MultiChipsProps<T>) => {
  const id = useId();
  return (
    <Question id={id} {...frame}>
      <Group
        type="multiple"
        aria-labelledby={id}
        aria-describedby={frame.help ? `${id}-help` : undefined}
        value={[...values]}
        onValueChange={(next: string[]) => onChange(next as T[])}
      >
        {options.map(chipOf)}
      </Group>
    </Question>
  );
};

const BadgeChip = styled(Chip)<{ $colour: string }>`
  padding: 8px 12px;
  small {
    font-size: ${token('text-12')};
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
  }
  i {
    width: 10px;
    height: 10px;
    border-radius: 5px;
    border: 2px solid ${token('color-border-control')};
  }
  &[data-state='on'] {
    background: ${token('color-surface')};
    border-color: ${({ $colour }) => $colour};
    box-shadow: inset 0 0 0 1px ${({ $colour }) => $colour};
    color: ${token('color-text')};
    i {
      background: ${({ $colour }) => $colour};
      border-color: ${({ $colour }) => $colour};
    }
  }
`;

export interface BadgeToggleProps<T extends string> {
  /** Accessible name of the group of badges. */
  label: string;
  options: readonly (ChipOption<T> & { colour: string; note?: string })[];
  values: readonly T[];
  onChange: (values: T[]) => void;
}

/** Group of badges in which any number can be selected. Each has its own colour, which matches a chart line. */
export const BadgeToggle = <T extends string>({ label, options, values, onChange }: BadgeToggleProps<T>) => (
  <Group
    type="multiple"
    aria-label={label}
    value={[...values]}
    onValueChange={(next: string[]) => onChange(next as T[])}
  >
    {options.map((option) => (
      <BadgeChip key={option.value} value={option.value} $colour={option.colour}>
        <i />
        {option.label}
        {option.note && <small aria-hidden="true">{option.note}</small>}
      </BadgeChip>
    ))}
  </Group>
);
