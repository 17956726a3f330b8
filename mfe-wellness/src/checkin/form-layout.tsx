import { media, token } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * Layout with two cards and the action bar. Uses a grid only on desktops, because the sticky action bar used on phones
 * does not work inside a grid item.
 */
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

/** Adds scroll padding on phones, so that the top bar and the action bar do not cover the focused control. */
export const FormScrollPadding = createGlobalStyle`
  ${media.phone} {
    html {
      scroll-padding: 72px 0 96px;
    }
  }
`;
