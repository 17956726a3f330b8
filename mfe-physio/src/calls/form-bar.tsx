import { media, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  display: grid;
  gap: ${token('space-2')};
  ${media.phone} {
    position: sticky;
    bottom: calc(var(--tabbar, 0px) + env(safe-area-inset-bottom));
    z-index: ${token('z-sticky')};
    margin: 0 calc(-1 * ${token('gutter')});
    padding: ${token('space-3')} ${token('gutter')};
    background: ${token('color-canvas')};
    border-top: 1px solid ${token('color-border')};
  }
`;

/** Primary action of a form. Fixed at the bottom on phones, above the tab bar if there is one. */
export const FormBar = ({ children }: { children: ReactNode }) => <Bar data-action-bar>{children}</Bar>;
