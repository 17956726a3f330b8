import { ButtonLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useScreenExists } from '../../shared/use-screen-exists.ts';

const Way = styled(ButtonLink)`
  margin-top: ${token('space-4')};
`;

/** The way to the running coach, where there is one. */
export const AskCoach = () =>
  useScreenExists('/running') ? (
    <Way href="/running?tab=chat&action=today" wide>
      Go to your coach and ask for today's training
    </Way>
  ) : null;
