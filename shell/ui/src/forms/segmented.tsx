import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { figures } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { formWords } from './form-words.ts';
import { optionStyle } from './option-style.ts';
import { Question, type QuestionFrameProps } from './question.tsx';
import { useArrowChoice } from './use-arrow-choice.ts';

const Group = styled(RadioGroup.Root)<{ $stacked?: boolean }>`
  ${figures}
  display: grid;
  ${({ $stacked }) => !$stacked && 'grid-auto-flow: column; grid-auto-columns: 1fr;'}
  gap: ${token('space-2')};
  > button {
    ${({ $stacked }) => $stacked && 'text-align: left;'}
  }
`;

const Option = styled(RadioGroup.Item)`
  ${optionStyle}
`;

export interface SegmentedProps<T extends string> extends QuestionFrameProps {
  options: readonly { value: T; label: string }[];
  /** The selected answer. Null if there is none. */
  value: T | null;
  onChange: (value: T) => void;
  /** True to show "Required" until there is an answer. */
  required?: boolean;
  /** True to place the answers below each other, for answers that are sentences. */
  stacked?: boolean;
}

/** Control with two or three answers of equal width, or with stacked answers. Only one can be selected. Arrow keys move between the answers. */
export const Segmented = <T extends string>({
  options,
  value,
  onChange,
  required = false,
  stacked = false,
  ...frame
}: SegmentedProps<T>) => {
  const id = useId();
  const arrows = useArrowChoice((next) => onChange(next as T));
  const notes = [frame.help && `${id}-help`, frame.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Question id={id} {...frame} {...(required && value === null && { value, empty: 'Required' })}>
      <Group
        {...arrows.group}
        $stacked={stacked}
        required={required}
        aria-labelledby={id}
        aria-describedby={notes || undefined}
        value={value ?? ''}
        onValueChange={(next) => onChange(next as T)}
      >
        {options.map((option) => (
          <Option key={option.value} value={option.value} {...arrows.option(option.value)}>
            {option.label}
          </Option>
        ))}
      </Group>
    </Question>
  );
};

export interface YesNoProps extends QuestionFrameProps {
  /** The selected answer. Null if there is none. */
  value: boolean | null;
  onChange: (value: boolean) => void;
  required?: boolean;
}

const yesNo = () => [
  { value: 'yes' as const, label: formWords().yes },
  { value: 'no' as const, label: formWords().no },
];

/** Question with the answers Yes and No. */
export const YesNo = ({ value, onChange, ...question }: YesNoProps) => (
  <Segmented
    {...question}
    options={yesNo()}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(next) => onChange(next === 'yes')}
  />
);
