import styled, { css } from 'styled-components';
import { isEmbedded } from '../layout/embedded.ts';
import { CardBox } from '../primitives/card.tsx';
import { media, token } from '../theme/token.ts';

/** Embedded there is no top bar: the panel may have its room too. */
const bar = (): string => (isEmbedded() ? '0px' : token('topbar-height'));
/** How far below the window's top a screen scrolls to, so that the bar covers nothing: here the panel's edge meets the bar's. */
const below = (): string => (isEmbedded() ? `(${token('topbar-height')} + ${token('space-2')})` : token('space-2'));

/** On phones a panel that fills takes the page's own margins back: it reaches the edges and leaves room for the two bars. */
const filling = css`
  ${media.phone} {
    height: calc(100dvh - ${bar} - ${token('tabbar-height')} - env(safe-area-inset-bottom));
    margin: calc(-1 * ${token('space-4')}) calc(-1 * ${token('gutter')});
    border-width: 1px 0 0;
    border-radius: 0;
    scroll-margin-top: calc(-1 * ${below});
  }
`;

/** The panel's frame: 720 px high where there is room, else what the screen leaves under the top bar. */
export const PanelBox = styled(CardBox)<{ $fill: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: min(${token('chat-height')}, 100dvh - ${token('topbar-height')} - 2 * ${token('space-2')});
  padding: 0;
  overflow: hidden;
  ${({ $fill }) => $fill && filling}
`;
