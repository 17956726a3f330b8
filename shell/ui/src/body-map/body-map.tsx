import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { Silhouette } from './silhouette.tsx';
import {
  type BodySide,
  type BodySpot,
  type BodyZone,
  FIGURE,
  isMirrored,
  offsetOf,
  PICTURE,
  SHAPES,
  SPOTS,
  spotAfterKey,
  targetsOf,
} from './zones.ts';

const Frame = styled.div`
  max-width: 300px;
  margin: 0 auto;
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
`;

const Zone = styled.g`
  cursor: pointer;
  outline: none;
  ellipse {
    fill: ${token('color-border-control')};
    stroke: ${token('color-surface')};
    stroke-width: 2;
    transition: fill ${token('duration-quick')} ${token('ease-out')};
  }
  path {
    fill: none;
    stroke: ${token('color-on-accent')};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &:hover ellipse {
    fill: ${token('color-text-2')};
  }
  &[data-on='true'] ellipse {
    fill: ${token('color-accent')};
  }
  &[data-on='maybe'] ellipse {
    fill: ${token('color-accent-bg')};
    stroke: ${token('color-accent')};
    stroke-dasharray: 4 3;
  }
  &:focus-visible ellipse {
    stroke: ${token('color-focus')};
    stroke-width: 3.5;
  }
  @media (forced-colors: active) {
    ellipse {
      fill: Canvas;
      stroke: CanvasText;
    }
    &[data-on='true'] ellipse {
      fill: Highlight;
    }
    path {
      stroke: HighlightText;
    }
  }
`;

const Captions = styled.div`
  ${text('14')}
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-top: ${token('space-2')};
  color: ${token('color-text-3')};
  text-align: center;
  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  b {
    grid-column: 1 / -1;
    font-weight: ${token('weight-medium')};
    color: ${token('color-text-2')};
  }
`;

export interface BodyMapWords {
  front: string;
  back: string;
  left: string;
  right: string;
  /** Name of a spot, such as "Right knee". */
  spot: (spot: BodySpot) => string;
}

export interface BodyMapValue {
  zone: BodyZone;
  /** Selected side. `both` marks both sides of the zone. Null outlines both and checks neither. */
  side: BodySide | 'both' | null;
}

export interface BodyMapProps {
  /** Accessible name of the group. */
  label: string;
  words: BodyMapWords;
  value: BodyMapValue | null;
  onChange: (spot: BodySpot) => void;
}

const isMarked = ({ zone, side }: BodySpot, value: BodyMapValue | null): boolean =>
  value?.zone === zone && (value.side === 'both' || value.side === side || side === 'middle');

/** True for both sides of a selected zone while no side is selected. */
const isMaybe = ({ zone, side }: BodySpot, value: BodyMapValue | null): boolean =>
  value?.zone === zone && value.side === null && side !== 'middle';

const keyOf = ({ zone, side }: BodySpot): string => `${zone} ${side}`;

interface SpotProps {
  spot: BodySpot;
  name: string;
  isOn: boolean;
  /** True for both sides of the selected zone while no side is selected. */
  isMaybe: boolean;
  /** True for the radio button that is checked, which is the first of the marked spots. */
  isChecked: boolean;
  isTabStop: boolean;
  onChoose: () => void;
}

const Spot = ({ spot, name, isOn, isMaybe: isOutlined, isChecked, isTabStop, onChoose }: SpotProps) => (
  <Zone
    role="radio"
    aria-checked={isChecked}
    aria-label={name}
    tabIndex={isTabStop ? 0 : -1}
    data-spot={keyOf(spot)}
    data-on={isOn ? 'true' : isOutlined ? 'maybe' : undefined}
    onClick={onChoose}
  >
    {targetsOf(spot).map((box) => (
      <rect key={box.x} {...box} fill="transparent" />
    ))}
    {SHAPES[spot.zone].map(({ view, at: [x, y], radii: [rx, ry], turn = 0 }) => {
      const mirror = isMirrored(view, spot.side) ? `translate(${FIGURE.width} 0) scale(-1 1) ` : '';
      const middle = isMirrored(view, spot.side) ? FIGURE.width - x : x;
      return (
        <g key={view} transform={`translate(${offsetOf(view)} 0)`}>
          <ellipse transform={`${mirror}rotate(${turn} ${x} ${y})`} cx={x} cy={y} rx={rx} ry={ry} />
          {isOn && <path d={`M${middle - 4} ${y}l2.8 3 5.2-6`} />}
        </g>
      );
    })}
  </Zone>
);

/**
 * Front and back view of a body on which one body part is selected. It is a radio group: Tab focuses the selected part,
 * the up and down arrow keys move between parts, and the left and right arrow keys between sides. The picture is at
 * least 254 px wide, at which each part has a touch target of 44 px.
 */
export const BodyMap = ({ label, words, value, onChange }: BodyMapProps) => {
  const group = useRef<HTMLDivElement>(null);
  const marked = SPOTS.filter((spot) => isMarked(spot, value));
  const stop = marked[0] ?? SPOTS.find((spot) => isMaybe(spot, value)) ?? SPOTS[0];
  const handleKeyDown = (event: KeyboardEvent): void => {
    const focused = SPOTS.find((spot) => keyOf(spot) === (event.target as Element).getAttribute('data-spot'));
    if (!focused) return;
    const next = event.key === ' ' || event.key === 'Enter' ? focused : spotAfterKey(event.key, focused);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    group.current?.querySelector<SVGGElement>(`[data-spot="${keyOf(next)}"]`)?.focus();
  };
  return (
    <Frame ref={group} role="radiogroup" aria-label={label} onKeyDown={handleKeyDown}>
      <svg viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} role="presentation">
        <Silhouette view="front" />
        <Silhouette view="back" />
        {SPOTS.map((spot) => (
          <Spot
            key={keyOf(spot)}
            spot={spot}
            name={words.spot(spot)}
            isOn={marked.includes(spot)}
            isMaybe={isMaybe(spot, value)}
            isChecked={marked[0] === spot}
            isTabStop={stop === spot}
            onChoose={() => onChange(spot)}
          />
        ))}
      </svg>
      <Captions aria-hidden="true">
        <div>
          <span>{words.right}</span>
          <span>{words.left}</span>
          <b>{words.front}</b>
        </div>
        <div>
          <span>{words.left}</span>
          <span>{words.right}</span>
          <b>{words.back}</b>
        </div>
      </Captions>
    </Frame>
  );
};
