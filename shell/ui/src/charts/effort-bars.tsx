import styled, { css } from 'styled-components';
import { EFFORT_COLOURS } from '../theme/effort-colours.ts';
import { token } from '../theme/token.ts';

/** Effort of a part of a session: 1 (walking) to 5 (fastest running), or strength training. */
export type EffortLevel = 1 | 2 | 3 | 4 | 5 | 'strength';

export interface EffortBar {
  level: EffortLevel;
  /** Width of the bar relative to the other bars, such as a duration in seconds. */
  weight: number;
  /** Slope of the top edge: `up` for a warm-up, `down` for a cool-down. */
  ramp?: 'up' | 'down';
}

/**
 * Height of the plot: 28 px in a row, 40 px in a list, 56 px in a card that shares a phone's screen, 96 px in a card, 144 px
 * on a page.
 */
export type EffortBarsSize = 'mini' | 'list' | 'low' | 'card' | 'page';

const HEIGHTS: Record<EffortBarsSize, number> = { mini: 28, list: 40, low: 56, card: 96, page: 144 };
/** Height of a row's plot if no bar is harder than easy running. */
const LOW_PX = 11;
const SHARES: Record<EffortLevel, number> = { 1: 22, 2: 38, 3: 58, 4: 80, 5: 100, strength: 38 };
const RAMPS = {
  up: 'polygon(0 42%, 100% 0, 100% 100%, 0 100%)',
  down: 'polygon(0 0, 100% 42%, 100% 100%, 0 100%)',
} as const;

const isSmall = (size: EffortBarsSize): boolean => size === 'mini' || size === 'list';

const Plot = styled.div<{ $height: number; $small: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: ${({ $small }) => ($small ? '1px' : '2px')};
  height: ${({ $height }) => $height}px;
  min-width: 0;
  border-bottom: 1px solid ${({ $small }) => ($small ? 'transparent' : token('chart-grid'))};
`;

const hatched = css`
  background: repeating-linear-gradient(135deg, var(--zone) 0 3px, transparent 3px 6px),
    color-mix(in srgb, var(--zone) 24%, transparent);
`;

const outlined = css`
  background: none;
  box-shadow: inset 0 0 0 1.5px var(--zone);
`;

/** The colour is a system colour in forced-colours mode, in which browsers remove backgrounds and shadows. */
const Bar = styled.i<{ $level: EffortLevel; $small: boolean; $outline: boolean; $ramp: 'up' | 'down' | undefined }>`
  --zone: ${({ $level }) => EFFORT_COLOURS[`zone-${$level}`]};
  flex: 1 1 0;
  min-width: ${({ $small }) => ($small ? '1px' : '2px')};
  border-radius: ${({ $small }) => ($small ? '2px 2px 0 0' : '6px 6px 0 0')};
  background: var(--zone);
  ${({ $level }) => $level === 'strength' && hatched}
  ${({ $ramp, $outline }) =>
    $ramp &&
    !$outline &&
    css`
      border-radius: 0;
      clip-path: ${RAMPS[$ramp]};
    `}
  ${({ $outline }) => $outline && outlined}
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --zone: CanvasText;
  }
`;

export interface EffortBarsProps {
  bars: readonly EffortBar[];
  size: EffortBarsSize;
  /** `outline` for a session that is provisional or was replaced. Default `filled`. */
  look?: 'filled' | 'outline';
  /**
   * Accessible name of the picture. Without a name the picture is hidden from screen readers, so the same content must
   * be available as text.
   */
  label?: string;
  className?: string;
}

/**
 * Bars of a session or a race in the order in which they are run: the width is the time or the distance, the height and
 * the shade are the effort.
 */
export const EffortBars = ({ bars, size, look = 'filled', label, className }: EffortBarsProps) => {
  const isLow = size === 'mini' && bars.every(({ level }) => level === 'strength' || level <= 2);
  const height = isLow ? LOW_PX : HEIGHTS[size];
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <Plot $height={height} $small={isSmall(size)} {...named} {...(className && { className })}>
      {bars.map(({ level, weight, ramp }, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity other than their position
          key={index}
          data-level={level}
          $level={level}
          $small={isSmall(size)}
          $outline={look === 'outline'}
          $ramp={ramp}
          style={{ flexGrow: weight, height: isLow ? '100%' : `${SHARES[level]}%` }}
        />
      ))}
    </Plot>
  );
};

/** Square in the colour of an effort level, for a row next to the bars. Decorative. */
export const EffortSwatch = styled.i.attrs({ 'aria-hidden': true })<{ $level: EffortLevel }>`
  --zone: ${({ $level }) => EFFORT_COLOURS[`zone-${$level}`]};
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  background: var(--zone);
  ${({ $level }) => $level === 'strength' && hatched}
`;
