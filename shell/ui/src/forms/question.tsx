import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { FieldError } from './field.tsx';
import { formWords } from './form-words.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  min-height: 28px;
  svg {
    color: ${token('color-text-3')};
  }
`;

const Name = styled.span`
  flex: 1;
  font-weight: ${token('weight-semibold')};
`;

const VALUE_COLOURS = { given: 'color-accent', usual: 'color-text-2', none: 'color-text-3' } as const;

const Value = styled.span<{ $of: keyof typeof VALUE_COLOURS }>`
  ${text('14')}
  ${figures}
  font-weight: ${({ $of }) => token($of === 'given' ? 'weight-medium' : 'weight-regular')};
  color: ${({ $of }) => token(VALUE_COLOURS[$of])};
`;

const Help = styled.p`
  ${text('14')}
  color: ${token('color-text-3')};
  text-wrap: pretty;
`;

export interface QuestionFrameProps {
  /** Text of the question, which is also the accessible name of the control. */
  label: string;
  icon?: IconName | undefined;
  /** One-sentence help text below the question. */
  help?: string | undefined;
  error?: string | null | undefined;
}

export interface QuestionProps extends QuestionFrameProps {
  /** Id of the label. The ids of the help text and the error are this id with the suffixes `-help` and `-error`. */
  id: string;
  /** The answer in words, shown on the right. Null if there is no answer. If undefined, nothing is shown. */
  value?: string | null;
  /** Text shown instead of `value` while there is no answer. */
  empty?: string;
  /** False when `value` is a default that the runner has not chosen. Default true. */
  isGiven?: boolean;
  children: ReactNode;
}

/** Frame of a question with the label, the answer in words, the help text, the control and the error. */
export const Question = ({
  id,
  label,
  icon,
  error,
  help,
  value,
  empty = formWords().unanswered,
  isGiven = true,
  children,
}: QuestionProps) => (
  <Box>
    <Head>
      {icon && <Icon name={icon} size={20} />}
      <Name id={id}>{label}</Name>
      {value !== undefined && (
        <Value $of={value === null ? 'none' : isGiven ? 'given' : 'usual'} aria-hidden="true">
          {value ?? empty}
        </Value>
      )}
    </Head>
    {help && <Help id={`${id}-help`}>{help}</Help>}
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </Box>
);
