import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { FIGURE_COLOURS } from '../theme/figure-colours.ts';
import { token } from '../theme/token.ts';
import { figureShapes, mirrorOf, viewBoxOf } from './drawing.ts';
import { cycleAt, cycleSeconds, poseAt } from './motion.ts';
import type { Ink } from './paths.ts';
import type { FigurePoses, FigureTempo, KeyPose } from './types.ts';

export type FigureSide = 'left' | 'right' | 'both';

const COLOURS = Object.fromEntries(Object.entries(FIGURE_COLOURS).map(([name, value]) => [`--${name}`, value]));
const colour = (ink: Ink): string => (ink === 'paper' ? 'var(--figure-paper)' : `var(--figure-${ink})`);

interface PoseProps {
  poses: FigurePoses;
  pose: KeyPose;
  side: FigureSide;
}

const Pose = ({ poses, pose, side }: PoseProps) => (
  <svg viewBox={viewBoxOf(poses)} aria-hidden="true" style={{ display: 'block', width: '100%', height: '100%' }}>
    <g {...(side === 'left' && { transform: mirrorOf(poses) })}>
      {figureShapes(poses, pose).map(({ d, fill, stroke, width, opacity }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity other than their order
          key={index}
          d={d}
          fill={fill ? colour(fill) : 'none'}
          {...(stroke && {
            stroke: colour(stroke),
            strokeWidth: width,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          })}
          {...(opacity !== undefined && { opacity })}
        />
      ))}
    </g>
  </svg>
);

const REDUCED = '(prefers-reduced-motion: reduce)';
const listen = (onChange: () => void): (() => void) => {
  const query = globalThis.matchMedia?.(REDUCED);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};
const useReducedMotion = (): boolean =>
  useSyncExternalStore(listen, () => globalThis.matchMedia?.(REDUCED).matches ?? false);

/** Returns the seconds since the figure began to play. Stops after `limit` seconds. */
const useSeconds = (playing: boolean, limit: number, onEnd: (() => void) | undefined): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let start: number | null = null;
    const tick = (now: number): void => {
      start ??= now;
      const passed = (now - start) / 1000;
      setSeconds(Math.min(passed, limit));
      if (passed < limit) frame = requestAnimationFrame(tick);
      else onEnd?.();
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, limit, onEnd]);
  return playing ? seconds : 0;
};

const PAPER: CSSProperties & Record<string, string> = {
  ...COLOURS,
  '--figure-paper': token('color-surface-sunken'),
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  borderRadius: token('radius-md'),
  background: token('color-surface-sunken'),
};

const Numbered = ({ poses, side }: Omit<PoseProps, 'pose'>) => (
  <div style={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', height: '100%' }}>
    {poses.keys.map((pose, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: key poses have no identity other than their order
      <div key={index} style={{ position: 'relative', minWidth: 0 }}>
        <span
          style={{
            position: 'absolute',
            insetBlockStart: token('space-1'),
            insetInlineStart: token('space-2'),
            color: token('color-text-2'),
            fontSize: token('text-14'),
            fontWeight: token('weight-semibold'),
          }}
        >
          {index + 1}
        </span>
        <Pose poses={poses} pose={pose} side={side} />
      </div>
    ))}
  </div>
);

export interface ExerciseFigureProps {
  /** Accessible name: the name of the exercise. Without it, the figure is hidden from screen readers. */
  name?: string;
  poses: FigurePoses;
  /** The working side. `left` mirrors the drawing. Default `right`. */
  side?: FigureSide;
  /** Tempo of the exercise's dose. It replaces the durations in the movement's own cycle. */
  tempo?: FigureTempo | null;
  /**
   * True to play the cycle. Users who prefer reduced motion see the key poses side by side with numbers instead.
   * Default false, which shows a still.
   */
  playing?: boolean;
  /** Seconds on an external clock, such as the player's, that determine the pose instead of the figure's own clock. */
  at?: number;
  /** Number of cycles to play. Without it, the figure plays until it is removed. */
  plays?: number;
  /** Called when the last of `plays` cycles ends. Must be the same function in every render. */
  onPlayed?: () => void;
  /** Index of the key pose to show while the figure does not play. Default: the pose to which the cycle moves first. */
  still?: number;
}

/** The figure of an exercise. It fills its container, which determines the size. Drawings keep their proportions. */
export const ExerciseFigure = ({
  name,
  poses,
  side = 'right',
  tempo = null,
  playing = false,
  at,
  plays,
  onPlayed,
  still,
}: ExerciseFigureProps) => {
  const reduced = useReducedMotion();
  const cycle = cycleAt(poses, tempo);
  const limit = plays === undefined ? Number.POSITIVE_INFINITY : plays * cycleSeconds(cycle);
  const seconds = useSeconds(playing && !reduced && at === undefined, limit, onPlayed);
  const stillPose = poses.keys[still ?? poses.cycle[0]?.to ?? 0] ?? poses.keys[0];
  const moving = playing ? poseAt(poses, cycle, at ?? seconds) : stillPose;
  const label = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <div {...label} data-figure="" style={PAPER}>
      {playing && reduced ? (
        <Numbered poses={poses} side={side} />
      ) : (
        moving && <Pose poses={poses} pose={moving} side={side} />
      )}
    </div>
  );
};
