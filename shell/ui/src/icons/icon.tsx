import styled from 'styled-components';
import { useShape } from './registry.ts';
import type { IconName } from './shapes.ts';

/** Stroke widths that give icons the same visual weight at each size. */
const STROKES = { 16: 2.1, 20: 1.9, 24: 1.75 } as const;

const Svg = styled.svg`
  flex: none;
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  name: IconName;
  /** Width and height in pixels. Default 24. */
  size?: 16 | 20 | 24;
  /** Accessible name, needed only for an icon without text next to it. */
  label?: string;
  className?: string;
}

/** An icon in the current text colour. Hidden from screen readers unless it has a label. */
export const Icon = ({ name, size = 24, label, className }: IconProps) => {
  const shape = useShape(name);
  return (
    <Svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={STROKES[size]}
      className={className}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape?.line && <path d={shape.line} strokeDasharray={shape.dash} />}
      {shape?.fill && <path d={shape.fill} fill="currentColor" stroke="none" />}
    </Svg>
  );
};
