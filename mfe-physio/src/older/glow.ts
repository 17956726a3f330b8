import { token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Under `data-glow` (while the first steps show) the chat's quick actions glow, as the next thing to tap. */
export const Glow = styled.div`
  &[data-glow] [role='group'][aria-label='Quick actions'] {
    padding-block: 6px;
    button {
      border-color: ${token('color-accent')};
      box-shadow: 0 0 0 3px color-mix(in srgb, ${token('color-accent')} 24%, transparent);
    }
  }
`;
