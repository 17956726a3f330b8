import { media, token } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';

/** Row above the form on phones: the date, and the button that selects all of yesterday's answers. */
export const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-height: ${token('touch')};
`;

/**
 * The second column on desktops: the questions about the day and the action bar, which stays visible. The column does
 * not exist on narrower screens, because the sticky action bar of phones must be a child of the form.
 */
export const Side = styled.div`
  display: contents;
  ${media.desktop} {
    display: grid;
    gap: ${token('stack')};
    grid-template-columns: minmax(0, 1fr);
    [data-action-bar] {
      position: sticky;
      bottom: 0;
      z-index: ${token('z-sticky')};
      padding: ${token('space-3')} 0 ${token('space-4')};
      background: ${token('color-canvas')};
    }
  }
`;

/**
 * Layout with two cards and the action bar. Uses a grid only on desktops, because the sticky action bar used on phones
 * does not work inside a grid item.
 */
export const FormLayout = styled.form`
  section {
    margin-bottom: ${token('stack')};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('stack')};
    align-items: start;
    section {
      margin: 0;
    }
  }
`;

/** Adds scroll padding, so that the top bar and the action bar do not cover the focused control. */
export const FormScrollPadding = createGlobalStyle`
  ${media.phone} {
    html {
      scroll-padding: 72px 0 96px;
    }
  }
  ${media.desktop} {
    html {
      scroll-padding-bottom: 96px;
    }
  }
`;
