import { TextLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** A link as an alert's action: its 44 px touch target overlaps the alert's padding, so the box keeps its height. */
export const AlertLink = styled(TextLink).attrs({ direction: 'forward' })`
  margin: calc(-1 * ${token('space-2')}) 0;
`;
