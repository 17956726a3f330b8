import { media, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Bar with the save button of a form. Fixed at the bottom on phones, above the tab bar if there is one. */
export const SaveBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  ${media.phone} {
    position: sticky;
    bottom: calc(var(--tabbar, 0px) + env(safe-area-inset-bottom));
    z-index: ${token('z-sticky')};
    margin: 0 calc(-1 * ${token('gutter')});
    padding: ${token('space-3')} ${token('gutter')};
    background: ${token('color-canvas')};
    border-top: 1px solid ${token('color-border')};
    > button {
      flex: 1;
    }
    > p {
      display: none;
    }
  }
`;
