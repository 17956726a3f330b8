import { media, token } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';

/** Two cards and the action bar. A grid only on desktops: inside a grid item, the sticky bar of phones would not work. */
export const FormLayout = styled.form`
  > section {
    margin-bottom: ${token('stack')};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${token('stack')};
    align-items: start;
    > section {
      margin: 0;
    }
    > section:first-child {
      grid-row: span 2;
    }
  }
`;

/** Scroll padding so that the top bar and the action bar do not cover the focused control on phones. */
export const FormScrollPadding = createGlobalStyle`
  ${media.phone} {
    html {
      scroll-padding: 72px 0 96px;
    }
  }
`;
