import { text, token } from '@stridewell/ui/core';
import { optionStyle } from '@stridewell/ui/forms';
import styled from 'styled-components';

/** Rounded button with a short text that is sent to the coach. */
export const Chip = styled.button`
  ${optionStyle}
  ${text('14')}
  flex: none;
  max-width: 100%;
  min-width: ${token('touch')};
  min-height: ${token('touch')};
  padding: 10px 14px;
  border-radius: 22px;
  &:disabled:hover {
    background: ${token('color-surface')};
  }
`;
