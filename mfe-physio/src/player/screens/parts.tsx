import { figures, IconButton, media, Text, text, token } from '@stridewell/ui/core';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const track = `color-mix(in srgb, ${token('color-text-3')} 30%, transparent)`;

/** Two columns on wide screens: figure and controls. */
export const Body = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: 0 ${token('space-4')} ${token('space-4')};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(220px, 1fr) auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
    grid-template-rows: none;
    gap: ${token('space-6')};
    padding: ${token('space-2')} ${token('space-6')} ${token('space-8')};
    align-items: stretch;
  }
`;

export const Controls = styled.div`
  display: grid;
  gap: ${token('space-3')};
  align-content: start;
  min-width: 0;
  ${media.desktop} {
    align-content: center;
    gap: ${token('space-5')};
  }
`;

/** The actions of a stage, which stay at the bottom of a phone's screen while the rest scrolls. */
export const Dock = styled.div`
  display: grid;
  gap: ${token('space-2')};
  ${media.phone} {
    position: sticky;
    bottom: 0;
    padding: ${token('space-2')} 0 ${token('space-3')};
    margin-bottom: calc(-1 * ${token('space-4')});
    background: ${token('color-canvas')};
  }
`;

/** Column of a question or message in front of the session. */
export const Column = styled.div`
  display: grid;
  gap: ${token('space-4')};
  align-content: start;
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
  padding: ${token('space-2')} ${token('space-4')} ${token('space-8')};
`;

export const Title = styled.h2`
  ${text('28')}
  overflow-wrap: anywhere;
`;

/** A middle button between two narrow ones. */
export const ButtonRow = styled.div<{ $large?: boolean }>`
  --narrow: ${({ $large }) => ($large ? '72px' : '56px')};
  display: grid;
  grid-template-columns: var(--narrow) minmax(0, 1fr) var(--narrow);
  gap: ${token('space-2')};
  > button {
    min-height: var(--narrow);
    padding: 0;
    ${({ $large }) => $large && text('20')}
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
`;

const Bars = styled.div<{ $height: number }>`
  display: flex;
  gap: ${({ $height }) => $height}px;
  i {
    flex: 1;
    height: ${({ $height }) => $height}px;
    border-radius: 3px;
  }
`;

const filled = (share: number): string =>
  `linear-gradient(90deg, ${token('color-accent')} ${share * 100}%, ${track} ${share * 100}%)`;

export interface SegmentsProps {
  label: string;
  /** Filled fraction of each part, from 0 to 1. */
  shares: readonly number[];
  height?: 4 | 6;
}

/** A bar in parts, each of which fills from the left. */
export const Segments = ({ label, shares, height = 4 }: SegmentsProps) => (
  <Bars role="img" aria-label={label} $height={height}>
    {shares.map((share, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity other than their order
      <i key={index} style={{ background: filled(share) }} />
    ))}
  </Bars>
);

const RADIUS = 58;
const ROUND = 2 * Math.PI * RADIUS;

const RingBox = styled.div`
  ${figures}
  position: relative;
  width: 132px;
  height: 132px;
  > div {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
  }
`;

export interface RingProps {
  /** Drawn fraction of the ring, from 0 to 1. */
  share: number;
  /** Accessible name with the value, such as "18 seconds left". */
  label: string;
  figure: ReactNode;
  note: string;
}

/** Ring around one number. */
export const Ring = ({ share, label, figure, note }: RingProps) => (
  <RingBox role="timer" aria-live="off" aria-label={label}>
    <svg viewBox="0 0 132 132" width="132" height="132" aria-hidden="true" fill="none" strokeWidth={10}>
      <circle cx="66" cy="66" r={RADIUS} stroke={`color-mix(in srgb, ${token('color-text-3')} 20%, transparent)`} />
      <circle
        cx="66"
        cy="66"
        r={RADIUS}
        stroke={token('color-accent')}
        strokeLinecap="round"
        strokeDasharray={`${Math.max(0, share) * ROUND} ${ROUND}`}
        transform="rotate(-90 66 66)"
      />
    </svg>
    <div aria-hidden="true">
      <Text as="span" $size="44" $figures>
        {figure}
      </Text>
      <Text as="span" $size="12" $quiet={3}>
        {note}
      </Text>
    </div>
  </RingBox>
);

export const RingRow = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: center;
`;

const Options = styled.fieldset<{ $columns: number }>`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  legend {
    padding: 0 0 ${token('space-2')};
    font-weight: ${token('weight-semibold')};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${token('space-2')};
  }
  label {
    ${figures}
    position: relative;
    display: grid;
    place-items: center;
    min-height: ${token('touch')};
    border: 1px solid ${token('color-border-control')};
    border-radius: ${token('radius-md')};
    background: ${token('color-surface')};
    font-weight: ${token('weight-medium')};
    text-align: center;
    cursor: pointer;
  }
  label[data-on] {
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
    background: ${token('color-accent-bg')};
    color: ${token('color-accent')};
  }
  label:focus-within {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface ChoicesProps<T extends string | number> {
  legend: string;
  options: readonly { value: T; label: string; name?: string }[];
  /** The selected answer. Null if there is none. */
  value: T | null;
  onChange: (value: T) => void;
  columns: number;
}

/** Question with one answer. `name` replaces a label that is not clear on its own. */
export const Choices = <T extends string | number>({ legend, options, value, onChange, columns }: ChoicesProps<T>) => {
  const id = useId();
  return (
    <Options $columns={columns}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} {...(value === option.value && { 'data-on': '' })}>
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              {...(option.name && { 'aria-label': option.name })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Options>
  );
};

const StepBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(64px, auto) auto;
  align-items: center;
  gap: ${token('space-2')};
  button {
    border: 1px solid ${token('color-border-control')};
    background: ${token('color-surface')};
  }
  output {
    ${figures}
    text-align: center;
    font-weight: ${token('weight-semibold')};
  }
`;

export interface StepperProps {
  label: string;
  less: string;
  more: string;
  value: string;
  onStep: (by: -1 | 1) => void;
}

/** A value with a button on each side. */
export const Stepper = ({ label, less, more, value, onStep }: StepperProps) => (
  <StepBox role="group" aria-label={label}>
    <Text as="span" $size="14" $quiet={2}>
      {label}
    </Text>
    <IconButton icon="minus" size={20} label={less} onClick={() => onStep(-1)} />
    <output>{value}</output>
    <IconButton icon="plus" size={20} label={more} onClick={() => onStep(1)} />
  </StepBox>
);
