import { css, keyframes } from 'styled-components';
import { media, token } from '../theme/token.ts';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;

/** Style of the layer between the page and a dialog. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${token('z-overlay')};
  background: ${token('color-overlay')};
  animation: ${appear} ${token('duration-slow')} ${token('ease-out')};
`;

/** Style of a dialog: a sheet at the bottom on phones, a centred box on wider screens. */
export const dialogStyle = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('z-dialog')};
  display: grid;
  gap: ${token('space-4')};
  max-height: 92dvh;
  overflow-y: auto;
  padding: ${token('space-6')} ${token('gutter')} calc(${token('space-6')} + env(safe-area-inset-bottom));
  border-radius: ${token('radius-lg')} ${token('radius-lg')} 0 0;
  background: ${token('color-surface-raised')};
  animation: ${rise} ${token('duration-slow')} ${token('ease-out')};
  ${media.wide} {
    inset: 0;
    width: 480px;
    height: fit-content;
    margin: auto;
    padding: ${token('space-6')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-lg')};
    box-shadow: ${token('shadow-float')};
  }
`;
