import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { optionStyle } from './option-style.ts';
import { Question } from './question.tsx';
import { EarlierDot, ScaleEnds, type ScaleProps } from './scale-parts.tsx';
import { SCALE_WORDS } from './scale-words.ts';
import { useArrowChoice } from './use-arrow-choice.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
  container-type: inline-size;
`;

const Group = styled(RadioGroup.Root)`
  ${figures}
  display: grid;
  grid-auto-flow: column;
  /* Equal widths, however long the words are: the columns of all scales are below each other. */
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  &[data-worded] {
    gap: ${token('space-1')};
  }
`;

/** Shows the word of a value on its button if there is room. */
const worded = css`
  small {
    display: none;
  }
  /* Room for "exhausted" in each of five columns. */
  @container (min-width: 19.5em) {
    display: grid;
    align-content: start;
    justify-items: center;
    padding: 8px 2px;
    min-height: 64px;
    overflow-wrap: normal;
    small {
      display: block;
    }
    small {
      ${text('12')}
      line-height: 1.15;
      letter-spacing: -0.03em;
      font-weight: ${token('weight-regular')};
      text-wrap: balance;
    }
  }
`;

const Option = styled(RadioGroup.Item)<{ $worded: boolean }>`
  ${optionStyle}
  position: relative;
  ${({ $worded }) => $worded && worded}
  ${EarlierDot} {
    left: 50%;
    bottom: -8px;
  }
  &[data-usual][data-state='checked'] {
    border: 1.5px dashed ${token('color-border-control')};
    background: ${token('color-surface')};
    box-shadow: none;
    color: ${token('color-text-2')};
  }
`;

export interface ScalePickerProps extends ScaleProps {
  /** True to show each value's word on its button, if there is room. */
  hasWords?: boolean;
}

/**
 * Scale with a button for each step. The value in words is above the buttons, and the labels of both ends are below.
 */
export const ScalePicker = (props: ScalePickerProps) => {
  const { min, max, value, onChange, describe, isGiven = true, earlier = null, better, ...rest } = props;
  const { words = SCALE_WORDS, hasWords = false, ...frame } = rest;
  const id = useId();
  const arrows = useArrowChoice((next) => onChange(Number(next)));
  const steps = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const isUsual = value !== null && !isGiven;
  const nameOf = (step: number): string => `${step} ${describe(step)}`;
  return (
    <Question
      id={id}
      {...frame}
      empty={words.notAnswered}
      isGiven={isGiven}
      value={value === null ? null : [value, describe(value), ...(isUsual ? [words.usual] : [])].join(' · ')}
    >
      <Box>
        <Group
          {...arrows.group}
          data-worded={hasWords || undefined}
          aria-labelledby={id}
          aria-describedby={isUsual ? `${id}-ends ${id}-usual` : `${id}-ends`}
          value={value === null ? '' : String(value)}
          onValueChange={(next) => onChange(Number(next))}
        >
          {steps.map((step) => (
            <Option
              key={step}
              value={String(step)}
              aria-label={step === earlier ? `${nameOf(step)}, ${words.earlier}` : nameOf(step)}
              data-usual={(isUsual && step === value) || undefined}
              $worded={hasWords}
              {...arrows.option(String(step))}
              onClick={() => {
                // The library does not report a click on the selected button, which confirms a default.
                if (isUsual && step === value) onChange(step);
              }}
            >
              <span>{step}</span>
              {hasWords && <small>{describe(step)}</small>}
              {step === earlier && <EarlierDot />}
            </Option>
          ))}
        </Group>
        <ScaleEnds
          id={`${id}-ends`}
          low={nameOf(min)}
          high={nameOf(max)}
          better={better}
          words={words}
          hasWords={hasWords}
        />
        {isUsual && (
          <span id={`${id}-usual`} hidden>
            {words.notChosen}
          </span>
        )}
      </Box>
    </Question>
  );
};
