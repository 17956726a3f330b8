import { Slider } from 'radix-ui';
import { type KeyboardEvent, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../primitives/icon-button.tsx';
import { token } from '../theme/token.ts';
import { Question } from './question.tsx';
import { EarlierDot, ScaleEnds, type ScaleProps } from './scale-parts.tsx';
import { SCALE_WORDS } from './scale-words.ts';

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
  &[data-usual] {
    background: ${token('color-text-3')};
  }
`;

const THUMB_PX = 28;

const Thumb = styled(Slider.Thumb)`
  display: block;
  width: ${THUMB_PX}px;
  height: ${THUMB_PX}px;
  border-radius: ${token('radius-full')};
  background: ${token('color-surface')};
  border: 2px solid ${token('color-accent')};
  box-shadow: ${token('shadow-card')};
  &[data-unanswered],
  &[data-usual] {
    border: 2px dashed ${token('color-border-control')};
  }
`;

/** Number of steps per press of a Page key. The library's default of ten steps would span the whole scale. */
const PAGE_STEP = 2;
const PAGES: Record<string, number> = { PageUp: PAGE_STEP, PageDown: -PAGE_STEP };

export interface StepSliderProps extends ScaleProps {
  /** Value between the ends that also has a label. */
  middle?: number;
}

/** Distance of a value from the left end of the track. At both ends, the thumb stays inside the track. */
const placeOf = (share: number): string => `calc(${share * 100}% + ${THUMB_PX * (0.5 - share)}px)`;

const Dot = styled(EarlierDot)`
  bottom: 0;
`;

/**
 * Slider for a longer scale, with − and + buttons. The value in words is above the slider, and the labels of both ends
 * are below.
 */
export const StepSlider = (props: StepSliderProps) => {
  const { min, max, value, onChange, describe, isGiven = true, earlier = null, better, ...rest } = props;
  const { middle, words = SCALE_WORDS, ...frame } = rest;
  const { label } = frame;
  const id = useId();
  const isUsual = value !== null && !isGiven;
  const notes = [
    ...(isUsual ? [words.notChosen] : []),
    ...(earlier === null ? [] : [`${words.earlier}: ${earlier} ${describe(earlier)}`]),
  ];
  // Without an answer the slider is one step below the scale, so that the smallest value can be selected too.
  const shown = value ?? min - 1;
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)));
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ' && isUsual) {
      event.preventDefault();
      onChange(shown);
    }
    const pages = PAGES[event.key];
    if (pages === undefined) return;
    event.preventDefault();
    set(shown + pages);
  };
  return (
    <Question
      id={id}
      {...frame}
      empty={words.notAnswered}
      isGiven={isGiven}
      value={value === null ? null : [value, describe(value), ...(isUsual ? [words.usual] : [])].join(' · ')}
    >
      <Box>
        <IconButton
          icon="minus"
          size={20}
          label={words.less(label)}
          disabled={value !== null && value <= min}
          onClick={() => set(shown - 1)}
        />
        <Root
          min={min}
          max={max}
          value={[shown]}
          onValueChange={([next = shown]) => set(next)}
          onKeyDown={handleKeyDown}
          onPointerDown={() => {
            // The library does not report a click on the current value, which confirms a default.
            if (isUsual) onChange(shown);
          }}
        >
          <Track>
            <Range data-usual={isUsual || undefined} />
          </Track>
          {earlier !== null && <Dot style={{ left: placeOf((earlier - min) / (max - min)) }} />}
          <Thumb
            data-unanswered={value === null || undefined}
            data-usual={isUsual || undefined}
            aria-labelledby={id}
            aria-describedby={notes.length > 0 ? `${id}-ends ${id}-notes` : `${id}-ends`}
            aria-valuenow={Math.max(min, shown)}
            aria-valuetext={value === null ? words.notAnswered : `${value}, ${describe(value)}`}
          />
        </Root>
        <IconButton
          icon="plus"
          size={20}
          label={words.more(label)}
          disabled={shown >= max}
          onClick={() => set(shown + 1)}
        />
      </Box>
      <ScaleEnds
        id={`${id}-ends`}
        low={`${min} ${describe(min)}`}
        high={`${max} ${describe(max)}`}
        middle={middle === undefined ? undefined : `${middle} ${describe(middle)}`}
        better={better}
        words={words}
        isInset={middle === undefined}
      />
      {notes.length > 0 && (
        <span id={`${id}-notes`} hidden>
          {notes.join('. ')}
        </span>
      )}
    </Question>
  );
};
