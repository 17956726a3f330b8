import { media, token } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * The two cards and the action bar. The sticky bar needs a block parent (a grid item cannot leave its row), so the form
 * becomes a grid only at the width where the bar does not stick.
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

/** Keeps focused controls from scrolling under the top bar or the action bar, which overlay the page on phones. */
export const FormScrollPadding = createGlobalStyle`
  ${media.phone} {
    html {
      scroll-padding: 72px 0 96px;
    }
  }
`;
