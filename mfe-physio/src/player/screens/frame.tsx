import { pageLanguage } from '@stridewell/app/screens';
import { IconButton, media, text, token } from '@stridewell/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useInertBackground } from '../../triage/use-inert-background.ts';
import type { Output } from '../outputs/settings.ts';
import { toggleOutput, useOutputs } from '../outputs/settings.ts';
import { playerWords } from '../words/words.ts';

const Sheet = styled.section`
  position: fixed;
  inset: 0;
  z-index: ${token('z-dialog')};
  overflow: auto;
  background: ${token('color-canvas')};
  padding-bottom: env(safe-area-inset-bottom);
  ${media.phone} {
    /* Keeps a focused control above the actions that stay at the bottom. */
    scroll-padding-bottom: 200px;
  }
  &:focus-visible {
    outline: none;
  }
`;

const Inner = styled.div<{ $narrow: boolean }>`
  min-height: 100%;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-width: ${({ $narrow }) => ($narrow ? '720px' : '1168px')};
  margin: 0 auto;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  height: 56px;
  padding: 0 ${token('space-1')};
  ${media.desktop} {
    height: 64px;
    padding: 0 ${token('space-6')};
  }
`;

const Middle = styled.div`
  ${text('16')}
  flex: 1;
  min-width: 0;
  padding: 0 ${token('space-2')};
  font-weight: ${token('weight-semibold')};
  text-align: center;
`;

/** Icons used only by the player, so they are not part of the shell's first load. */
const PATHS: Partial<Record<Output, string>> = {
  sound: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  vibration:
    'M9.500 4.5h5A1.5 1.5 0 0 1 16 6v12a1.5 1.5 0 0 1-1.500 1.5h-5A1.5 1.5 0 0 1 8 18V6a1.5 1.500 0 0 1 1.5-1.5zM4.5 9v6M19.5 9v6',
};

const Toggle = styled.button`
  width: ${token('touch')};
  height: ${token('touch')};
  flex: none;
  display: grid;
  place-items: center;
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  color: ${token('color-text-2')};
  cursor: pointer;
  &[aria-pressed='false'] {
    color: ${token('color-text-3')};
  }
`;

/** Button in the bar that turns an output on or off. A line crosses the icon while it is off. */
const OutputToggle = ({ output }: { output: Output }) => {
  const on = useOutputs()[output];
  return (
    <Toggle
      type="button"
      aria-pressed={on}
      aria-label={playerWords().outputState(output, on)}
      onClick={() => toggleOutput(output)}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={PATHS[output]} />
        {!on && <path d="M4 4l16 16" />}
      </svg>
    </Toggle>
  );
};

export interface FrameProps {
  /** Accessible name of the screen. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** Content between the buttons of the bar. */
  middle: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** Full-screen frame of the player: a bar with close, progress, sound and vibration, and no menus. */
export const Frame = ({ label, closeLabel, onClose, middle, narrow = false, children }: FrameProps) => {
  const sheet = useRef<HTMLElement>(null);
  useInertBackground(sheet);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <Sheet ref={sheet} tabIndex={-1} aria-label={label} lang={pageLanguage()}>
      <Inner $narrow={narrow}>
        <Bar>
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
          <Middle>{middle}</Middle>
          <OutputToggle output="sound" />
          <OutputToggle output="vibration" />
        </Bar>
        {children}
      </Inner>
    </Sheet>
  );
};
