import { CardBox, media, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Card on the home page, at least as high as the space that the shell reserves on phones. */
export const HomeRow = styled(CardBox)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  ${media.phone} {
    min-height: 66px;
    padding: ${token('space-2')} ${token('space-4')};
  }
`;
