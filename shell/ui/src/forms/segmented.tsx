import { RadioGroup } from 'radix-ui';
import { type KeyboardEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { figures } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { optionStyle } from './option-style.ts';
import { Question, type QuestionFrameProps, ScaleEnds } from './question.tsx';

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/**
 * Selects the focused radio button after an arrow key press. The library selects it only if the key is still pressed
 * when the focus moves, which is not the case for synthetic key presses (from switch or voice control).
 */
const useArrowChoice = (choose: (value: string) => void) => {
  const moving = useRef(false);
  return {
    group: {
      onKeyDownCapture: (event: KeyboardEvent): void => {
        moving.current = ARROWS.has(event.key);
      },
    },
    option: (value: string) => ({
      onFocus: (): void => {
        if (moving.current) choose(value);
        moving.current = false;
      },
    }),
  };
};

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

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Question with the answers Yes and No. */
export const YesNo = ({ value, onChange, ...question }: YesNoProps) => (
  <Segmented
    {...question}
    options={YES_NO}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(next) => onChange(next === 'yes')}
  />
);

export interface ScalePickerProps extends QuestionFrameProps {
  min: number;
  max: number;
  /** The selected answer. Null if there is none. */
  value: number | null;
  onChange: (value: number) => void;
  /** Returns the description of a value in words, such as "fair" for 3. */
  describe: (value: number) => string;
}

/**
 * Scale with a button for each step. The value in words is above the buttons, and the labels of both ends are below.
 */
export const ScalePicker = ({ min, max, value, onChange, describe, ...frame }: ScalePickerProps) => {
  const id = useId();
  const arrows = useArrowChoice((next) => onChange(Number(next)));
  const steps = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  return (
    <Question id={id} {...frame} value={value === null ? null : `${value} · ${describe(value)}`}>
      <Group
        {...arrows.group}
        aria-labelledby={id}
        aria-describedby={`${id}-ends`}
        value={value === null ? '' : String(value)}
        onValueChange={(next) => onChange(Number(next))}
      >
        {steps.map((step) => (
          <Option
            key={step}
            value={String(step)}
            aria-label={`${step} ${describe(step)}`}
            {...arrows.option(String(step))}
          >
            {step}
          </Option>
        ))}
      </Group>
      <ScaleEnds id={`${id}-ends`}>
        <span>{`${min} ${describe(min)}`}</span>
        <span>{`${max} ${describe(max)}`}</span>
      </ScaleEnds>
    </Question>
  );
};
