import { Alert, Card, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { listWords } from './list-words.ts';

const Items = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  padding-left: ${token('space-5')};
  list-style: disc;
`;

/** Card with activities to avoid. Renders nothing if the list is empty. */
export const AvoidCard = ({ avoid }: { avoid: readonly string[] }) =>
  avoid.length === 0 ? null : (
    <Card title={listWords().avoid}>
      <Items>
        {avoid.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Items>
    </Card>
  );

/** Card with the rule for pain during exercises (sections C and E of the domain page). */
export const PainRule = () => {
  const { title, text } = listWords().pain;
  return (
    <Alert tone="neutral" title={title}>
      <p>{text}</p>
    </Alert>
  );
};
