import { CardBox, media, token } from '@stridewell/ui/core';
import styled, { css } from 'styled-components';
import { isEmbedded } from '../page/embedded.ts';

/** The top bar's height; 0 in embedded mode, which has no top bar. */
const topBarHeight = (): string => (isEmbedded() ? '0px' : token('topbar-height'));
/** The distance below the window's top that screens scroll to. Compensated, so that the panel touches the top bar. */
const scrollOffset = (): string =>
  isEmbedded() ? `(${token('topbar-height')} + ${token('space-2')})` : token('space-2');

/** On phones a filling panel cancels the page's margins: it reaches the edges and leaves room for the two bars. */
const filling = css`
  ${media.phone} {
    height: calc(100dvh - ${topBarHeight} - ${token('tabbar-height')} - env(safe-area-inset-bottom));
    margin: calc(-1 * ${token('space-4')}) calc(-1 * ${token('gutter')});
    border-width: 1px 0 0;
    border-radius: 0;
    scroll-margin-top: calc(-1 * ${scrollOffset});
  }
`;

/** The panel's frame: 720 px high if there is room, else the height below the top bar. */
export const PanelBox = styled(CardBox)<{ $fill: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: min(${token('chat-height')}, 100dvh - ${token('topbar-height')} - 2 * ${token('space-2')});
  padding: 0;
  overflow: hidden;
  ${({ $fill }) => $fill && filling}
`;
