import { media, token } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * The two cards and the bar with the button. The bar sticks only inside a block: in a grid it could not leave its own row,
 * so the columns begin where it no longer has to stick.
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

/** What the keyboard reaches must not stop under the top bar or under the bar with the button, which lie over the page on phones. */
export const FormScroll = createGlobalStyle`
  ${media.phone} {
    html {
      scroll-padding: 72px 0 96px;
    }
  }
`;
