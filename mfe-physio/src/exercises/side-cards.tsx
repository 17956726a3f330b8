import { Alert, Card, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Items = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  padding-left: ${token('space-5')};
  list-style: disc;
`;

/** Card with activities to avoid. Renders nothing when the list is empty. */
export const AvoidCard = ({ avoid }: { avoid: readonly string[] }) =>
  avoid.length === 0 ? null : (
    <Card title="Leave alone for now">
      <Items>
        {avoid.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Items>
    </Card>
  );

/** Card with the rule for pain during exercises (sections C and E of the domain page). */
export const PainRule = () => (
  <Alert tone="neutral" title="Pain 0-2 is fine">
    <p>
      3-5 is acceptable if settled by tomorrow. Above 5 is too much: stop and tell us. Bone-type or night pain is
      different: stop and get it checked.
    </p>
  </Alert>
);
