import { CardBox, media, token } from '@stridewell/ui/core';
import styled, { css } from 'styled-components';
import { isEmbedded } from '../page/embedded.ts';

/** Returns the height of the top bar, which is 0 in embedded mode because there is no top bar. */
const topBarHeight = (): string => (isEmbedded() ? '0px' : token('topbar-height'));
/** Amount that is subtracted from the page's scroll padding, so that the panel touches the top bar after scrolling. */
const scrollOffset = (): string =>
  isEmbedded() ? `(${token('topbar-height')} + ${token('space-2')})` : token('space-2');

/**
 * Phone style for a panel with `fill`. It extends to the edges of the screen and leaves room for the top and bottom
 * bars.
 */
const filling = css`
  ${media.phone} {
    height: calc(100dvh - ${topBarHeight} - ${token('tabbar-height')} - env(safe-area-inset-bottom));
    /* As far as the padding of the page goes, so that the page itself has nothing to scroll. */
    margin: calc(-1 * ${token('space-4')}) calc(-1 * ${token('gutter')}) calc(-1 * ${token('space-8')});
    border-width: 1px 0 0;
    border-radius: 0;
    scroll-margin-top: calc(-1 * ${scrollOffset});
  }
`;

/** Frame of the chat panel. It is 720 px high, or as high as the space below the top bar if that is less. */
export const PanelBox = styled(CardBox)<{ $fill: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: min(${token('chat-height')}, 100dvh - ${token('topbar-height')} - 2 * ${token('space-2')});
  padding: 0;
  overflow: hidden;
  ${({ $fill }) => $fill && filling}
`;
