import { Eyebrow, figures, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useHold } from '../data/use-hold.ts';
import type { PlanToday } from './use-plan-today.ts';

const Note = styled.div`
  ${figures}
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-1')} 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
`;

/**
 * Describes the effect of a recommendation on today's session in the runner's plan. Renders nothing while a safety hold
 * blocks training.
 */
export const PlanNote = ({ plan: { title, minutes, action } }: { plan: PlanToday }) => {
  const { loading, closed } = useHold('running');
  if (loading || closed) return null;
  return (
    <Note>
      <Eyebrow as="h3">What it means for today’s session</Eyebrow>
      <Text $medium>{minutes > 0 ? `${title}, ${minutes} min` : title}</Text>
      <Text>{action.text}</Text>
    </Note>
  );
};
