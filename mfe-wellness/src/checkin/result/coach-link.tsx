import { ButtonLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useScreenExists } from '../../shared/use-screen-exists.ts';

const WideLink = styled(ButtonLink)`
  margin-top: ${token('space-4')};
`;

/** Link to the running coach, if it is deployed. */
export const CoachLink = () =>
  useScreenExists('/running') ? (
    <WideLink href="/running?tab=chat&action=today" wide>
      Go to your coach and ask for today's training
    </WideLink>
  ) : null;
