import { token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { SOLID } from './colours.ts';
import type { Colour } from './progress-rules.ts';

const Track = styled.span`
  display: block;
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: color-mix(in srgb, ${token('color-text-3')} 18%, transparent);
`;

const Fill = styled.i`
  display: block;
  height: 100%;
  min-width: 6px;
  border-radius: 3px;
`;

export interface BarProps {
  /** Filled fraction of the bar, from 0 to 1. */
  share: number;
  colour: Colour;
}

/** A bar that shows a fraction. It is hidden from screen readers, which read the number next to it. */
export const Bar = ({ share, colour }: BarProps) => (
  <Track aria-hidden="true" data-colour={colour}>
    {/* Nothing is drawn at 0: a dot would look like a value. */}
    {share > 0 && <Fill style={{ width: `${share * 100}%`, background: SOLID[colour] }} />}
  </Track>
);
