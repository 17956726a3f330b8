import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { Field, type FieldFrameProps } from './field.tsx';

export const inputStyle = css`
  ${text('16')}
  width: 100%;
  min-width: 0;
  height: ${token('control')};
  padding: 0 ${token('space-3')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  &::placeholder {
    color: ${token('color-text-3')};
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${token('color-danger-solid')};
    box-shadow: 0 0 0 1px ${token('color-danger-solid')};
  }
  &:disabled {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;

export const Input = styled.input`
  ${inputStyle}
  &[type='search']::-webkit-search-cancel-button {
    appearance: none;
    width: 14px;
    height: 14px;
    background: ${token('color-text-3')};
    clip-path: polygon(8% 0, 50% 42%, 92% 0, 100% 8%, 58% 50%, 100% 92%, 92% 100%, 50% 58%, 8% 100%, 0 92%, 42% 50%, 0 8%);
    cursor: pointer;
  }
  &[inputmode='numeric'],
  &[type='date'] {
    ${figures}
  }
`;

const Area = styled.textarea`
  ${inputStyle}
  height: auto;
  padding: ${token('space-3')};
  resize: vertical;
  display: block;
`;

const SelectBox = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    right: 12px;
    top: 14px;
    color: ${token('color-text-3')};
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${inputStyle}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
`;

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id' | 'children'> {}

/** Text field for one line of text, a number (`inputMode`) or a date (`type="date"`). */
export const TextField = ({ label, error, help, keepHelp, optional, ...input }: TextFieldProps) => (
  <Field label={label} error={error} help={help} {...(keepHelp && { keepHelp })} {...(optional && { optional })}>
    {(control) => <Input {...input} {...control} />}
  </Field>
);

export interface TextAreaFieldProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'id' | 'children'> {
  value: string;
  /** Maximum length of the text in characters. */
  limit: number;
  /** UI text about the length of the text. Default English. */
  words?: LengthWords;
}

/** UI text about the length of a text, in characters. */
export interface LengthWords {
  used: (length: number, limit: number) => string;
  tooLong: (used: string) => string;
}

const LENGTH_WORDS: LengthWords = {
  used: (length, limit) => `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`,
  tooLong: (used) => `Too long: ${used}`,
};

/** Fraction of the maximum length that the text must reach before its length is shown. */
const NEAR = 0.8;

/** Text field for several lines of text. Near the limit, shows the length of the text instead of the help text. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { label, error, help, optional, limit, words = LENGTH_WORDS, rows = 3, ...area } = props;
  const { length } = area.value.trim();
  const used = words.used(length, limit);
  return (
    <Field
      label={label}
      error={error ?? (length > limit ? words.tooLong(used) : null)}
      help={length >= limit * NEAR ? used : help}
      {...(optional && { optional })}
    >
      {(control) => <Area rows={rows} {...area} {...control} />}
    </Field>
  );
};

export interface SelectFieldProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
}

/** Drop-down field. Uses a native select element, for which phones show their own picker. */
export const SelectField = ({ label, error, help, optional, options, ...select }: SelectFieldProps) => (
  <Field label={label} error={error} help={help} {...(optional && { optional })}>
    {(control) => (
      <SelectBox>
        <NativeSelect {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <Icon name="chevron-down" size={20} />
      </SelectBox>
    )}
  </Field>
);
