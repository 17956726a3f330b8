import { TextLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Link in the actions of an alert. The negative margin keeps the alert's height with a 44 px touch target. */
export const AlertLink = styled(TextLink).attrs({ direction: 'forward' })`
  margin: calc(-1 * ${token('space-2')}) 0;
`;
