import { token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Placeholder for a figure that is being loaded or does not exist. */
export const Blank = styled.div.attrs({ 'aria-hidden': true })`
  width: 100%;
  height: 100%;
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
`;
