import { type Tone, text, token, tone } from '@stridewell/ui/core';
import styled, { css } from 'styled-components';

/**
 * Attribute of a heading that takes the focus when its card arrives. Other code must not move the focus away from such
 * a heading.
 */
export const ARRIVAL = 'data-arrival';

/** Frame of a safety card or a STOP message. */
export const SafetyBox = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  width: 100%;
  padding: ${token('space-4')};
  border: 1px solid var(--line);
  border-radius: ${token('radius-lg')};
  background: var(--bg);
  overflow-wrap: anywhere;
`;

/** Heading that takes the focus when its card arrives. It has no focus ring, because it is not interactive. */
export const SafetyHeading = styled.h3.attrs({ tabIndex: -1, [ARRIVAL]: '' })`
  ${text('20')}
  &:focus {
    outline: none;
  }
`;

export const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

/** Style of an option of a safety card: a row with the full width of the card and a height of 56 px. */
export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: 56px;
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
  text-align: left;
  text-wrap: pretty;
  cursor: pointer;
  transition: background ${token('duration-quick')} ${token('ease-out')};
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  > svg {
    flex: none;
    color: ${token('color-text-3')};
  }
`;

export const Grow = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Small = styled.p`
  ${text('14')}
  color: ${token('color-text-2')};
  text-wrap: pretty;
`;

/** Box that shows the answer to a safety card. */
export const Answer = styled.div`
  display: grid;
  gap: ${token('space-1')};
  padding-top: ${token('space-3')};
  border-top: 1px solid var(--line);
  ul {
    display: grid;
    gap: ${token('space-1')};
  }
  li {
    display: flex;
    gap: ${token('space-2')};
    font-weight: ${token('weight-medium')};
    > svg {
      flex: none;
      margin-top: 2px;
      color: var(--fg);
    }
  }
`;
