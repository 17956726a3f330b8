import { Slider } from 'radix-ui';
import { type KeyboardEvent, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../primitives/icon-button.tsx';
import { token } from '../theme/token.ts';
import { Question, type QuestionFrameProps, ScaleEnds } from './question.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  gap: ${token('space-3')};
  align-items: center;
  button {
    border: 1px solid ${token('color-border-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    &:disabled {
      color: ${token('color-text-disabled')};
      border-color: ${token('color-border')};
      cursor: not-allowed;
    }
  }
`;

const Root = styled(Slider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${token('touch')};
  touch-action: none;
  cursor: pointer;
`;

const Track = styled(Slider.Track)`
  position: relative;
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: color-mix(in srgb, ${token('color-text-3')} 30%, transparent);
`;

const Range = styled(Slider.Range)`
  position: absolute;
  height: 100%;
  border-radius: 3px;
  background: ${token('color-accent')};
`;

const Thumb = styled(Slider.Thumb)`
  display: block;
  width: 28px;
  height: 28px;
  border-radius: ${token('radius-full')};
  background: ${token('color-surface')};
  border: 2px solid ${token('color-accent')};
  box-shadow: ${token('shadow-card')};
  &[data-unanswered] {
    border: 2px dashed ${token('color-border-control')};
  }
`;

/** Number of steps per press of a Page key. The library's default of ten steps would span the whole scale. */
const PAGE_STEP = 2;
const PAGES: Record<string, number> = { PageUp: PAGE_STEP, PageDown: -PAGE_STEP };

export interface StepSliderProps extends QuestionFrameProps {
  min: number;
  max: number;
  /** The selected value. Null if there is none; the first change then selects a value. */
  value: number | null;
  onChange: (value: number) => void;
  /** Returns the description of a value in words, such as "mild" for 2. */
  describe: (value: number) => string;
  /** Value between the ends that also has a label. */
  middle?: number;
}

/**
 * Slider for a longer scale, with − and + buttons. The value in words is above the slider, and the labels of both ends
 * are below.
 */
export const StepSlider = ({ min, max, value, onChange, describe, middle, ...frame }: StepSliderProps) => {
  const { label } = frame;
  const id = useId();
  // Without an answer the slider stands one step below the scale, so that its smallest value can be selected too.
  const shown = value ?? min - 1;
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)));
  const handleKeyDown = (event: KeyboardEvent): void => {
    const pages = PAGES[event.key];
    if (pages === undefined) return;
    event.preventDefault();
    set(shown + pages);
  };
  return (
    <Question id={id} {...frame} value={value === null ? null : `${value} · ${describe(value)}`}>
      <Box>
        <IconButton
          icon="minus"
          size={20}
          label={`${label}: one less`}
          disabled={value !== null && value <= min}
          onClick={() => set(shown - 1)}
        />
        <Root
          min={min}
          max={max}
          value={[shown]}
          onValueChange={([next = shown]) => set(next)}
          onKeyDown={handleKeyDown}
        >
          <Track>
            <Range />
          </Track>
          <Thumb
            data-unanswered={value === null || undefined}
            aria-labelledby={id}
            aria-describedby={`${id}-ends`}
            aria-valuenow={Math.max(min, shown)}
            aria-valuetext={value === null ? 'Not answered' : `${value}, ${describe(value)}`}
          />
        </Root>
        <IconButton
          icon="plus"
          size={20}
          label={`${label}: one more`}
          disabled={shown >= max}
          onClick={() => set(shown + 1)}
        />
      </Box>
      <ScaleEnds id={`${id}-ends`} $inset={middle === undefined}>
        <span>{`${min} ${describe(min)}`}</span>
        {middle !== undefined && <span>{`${middle} ${describe(middle)}`}</span>}
        <span>{`${max} ${describe(max)}`}</span>
      </ScaleEnds>
    </Question>
  );
};
