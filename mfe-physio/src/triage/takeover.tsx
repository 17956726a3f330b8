import type { TriageTier } from '@stridewell/contracts/web';
import { type Tone, token, tone } from '@stridewell/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useInertBackground } from './use-inert-background.ts';

/**
 * Hides everything except the full-screen message and the toasts, including content that renders later. The toasts are at
 * the top, because the buttons are at the bottom.
 */
const HideBackground = createGlobalStyle`
  body { overflow: hidden; visibility: hidden; }
  [data-takeover], [data-toast-list] { visibility: visible; }
`;

const TONES: Record<TriageTier, Tone> = { emergency: 'reset', same_day: 'reset', soon: 'adapt', self_care: 'neutral' };

const Panel = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  padding: ${token('card-pad')};
  border-radius: ${token('radius-lg')};
  background: var(--bg);
  color: ${token('color-text')};
`;

const Sheet = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  position: fixed;
  inset: 0;
  z-index: ${token('z-dialog')};
  overflow: auto;
  display: grid;
  grid-template-columns: minmax(0, 520px);
  align-content: center;
  align-content: safe center;
  justify-content: center;
  padding: ${token('space-8')} ${token('gutter')};
  background: var(--bg);
  color: ${token('color-text')};
  &:focus-visible {
    outline: none;
  }
`;

export interface TakeoverProps {
  tier: TriageTier;
  /** Id of the heading. */
  labelledBy: string;
  children: ReactNode;
}

/** A message inside a page, for the older layout. */
export const InPage = ({ tier, labelledBy, children }: TakeoverProps) => (
  <Panel $tone={TONES[tier]} aria-labelledby={labelledBy}>
    {children}
  </Panel>
);

/** A full-screen message. It takes the focus, so that screen readers read it. */
export const Takeover = ({ tier, labelledBy, children }: TakeoverProps) => {
  const sheet = useRef<HTMLElement>(null);
  useInertBackground(sheet);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <Sheet ref={sheet} $tone={TONES[tier]} data-takeover data-toasts="top" tabIndex={-1} aria-labelledby={labelledBy}>
      <HideBackground />
      {children}
    </Sheet>
  );
};
