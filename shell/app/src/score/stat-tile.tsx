import type { Recommendation } from '@stridewell/contracts/web';
import { figures, Icon, media, text, token, tone } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toneOf } from './recommendation-badge.tsx';

const Box = styled.div<{ $of: Recommendation | undefined }>`
  ${({ $of }) => $of && tone(toneOf($of))}
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-width: 0;
  padding: ${token('space-3')} ${token('space-3')} ${token('space-4')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-lg')};
  ${media.wide} {
    padding: ${token('space-4')} ${token('space-5')} ${token('space-5')};
  }
`;

const Label = styled.dt`
  ${text('14')}
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  color: var(--fg, ${token('color-text-3')});
`;

const Value = styled.dd`
  ${text('28')}
  ${figures}
  small {
    font-size: ${token('text-14')};
    line-height: 1;
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
    letter-spacing: 0;
    margin-left: 2px;
  }
`;

const Note = styled.dd`
  ${text('12')}
  color: ${token('color-text-3')};
`;

export interface StatTileProps {
  label: string;
  /** The value to show, or a skeleton while it loads. */
  value: ReactNode;
  unit?: string;
  note?: ReactNode;
  /** Recommendation that determines the icon and colour of the tile. */
  recommendation?: Recommendation;
}

/** Tile with one value and its label. Must be inside a `dl`: `<Columns as="dl" $wide={4}>`. */
export const StatTile = ({ label, value, unit, note, recommendation }: StatTileProps) => (
  <Box $of={recommendation}>
    <Label>
      {recommendation && <Icon name={toneOf(recommendation)} size={20} />}
      {label}
    </Label>
    <Value>
      {value}
      {unit && <small>{unit.startsWith('/') ? unit : ` ${unit}`}</small>}
    </Value>
    {note && <Note>{note}</Note>}
  </Box>
);
