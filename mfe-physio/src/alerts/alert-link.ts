import { TextLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** A link as an alert's action: its 44 px lie partly over the alert's own padding, so the box keeps its shape. */
export const AlertLink = styled(TextLink).attrs({ direction: 'forward' })`
  margin: calc(-1 * ${token('space-2')}) 0;
`;
