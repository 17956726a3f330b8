import { pageLanguage } from '@stridewell/app/screens';
import { exerciseById } from '@stridewell/exercises';
import { drawingOf } from '@stridewell/exercises/poses';
import { text, token } from '@stridewell/ui/core';
import { cycleAt, cycleSeconds, ExerciseFigure } from '@stridewell/ui/figure';
import styled from 'styled-components';
import type { PlannedExercise, WorkSide } from '../machine/session-plan.ts';
import { useFrameSeconds } from './use-frame-seconds.ts';

const Panel = styled.div`
  position: relative;
  min-height: 220px;
  border-radius: ${token('radius-lg')};
  overflow: hidden;
  background: ${token('color-surface-sunken')};
`;

/** Space for the figure between the badge and the cue. */
const Room = styled.div`
  position: absolute;
  inset: ${token('space-8')} ${token('space-3')} 60px;
`;

const Note = styled.span`
  ${text('14')}
  position: absolute;
  left: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
`;

const Badge = styled(Note)`
  top: ${token('space-3')};
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-sm')};
`;

const CueLine = styled(Note)`
  right: ${token('space-3')};
  bottom: ${token('space-3')};
  text-align: center;
`;

/** Motion of the figure: none, twice by itself, or in time with the set's clock. */
export type FigureMotion = 'still' | 'twice' | 'set';

export interface FigurePanelProps {
  exercise: PlannedExercise;
  side: WorkSide;
  motion: FigureMotion;
  /**
   * Elapsed milliseconds of the set at the last read of its clock, and whether the clock is running. Used for the
   * motion `set`.
   */
  spent?: number;
  running?: boolean;
  /** Duration of one repetition in seconds. */
  repSeconds?: number;
  badge?: string;
  cue?: string;
}

/** The drawn figure of an exercise, mirrored for the left side, with the side at the top and one cue at the bottom. */
export const FigurePanel = (props: FigurePanelProps) => {
  const { exercise, side, motion, spent = 0, running = false, repSeconds = 4, badge, cue } = props;
  const drawing = drawingOf(exercise.exerciseId);
  const known = exerciseById(exercise.exerciseId);
  const seconds = useFrameSeconds(spent / 1000, motion === 'set' && running);
  if (!drawing || !known) return <Panel />;
  // Drawings with more than two key poses take longer than a repetition, so their duration is scaled to the
  // repetition's.
  const pace = cycleSeconds(cycleAt(drawing, exercise.tempo)) / repSeconds;
  return (
    <Panel>
      <Room>
        <ExerciseFigure
          key={`${exercise.exerciseId} ${motion}`}
          name={known.name[pageLanguage()]}
          poses={drawing}
          side={side}
          tempo={exercise.tempo}
          playing={motion !== 'still'}
          {...(motion === 'twice' && { plays: 2 })}
          {...(motion === 'set' && { at: seconds * pace })}
        />
      </Room>
      {badge && <Badge>{badge}</Badge>}
      {cue && <CueLine>{cue}</CueLine>}
    </Panel>
  );
};
