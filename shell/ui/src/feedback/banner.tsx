import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

const Bar = styled.div`
  ${text('14')}
  position: relative;
  z-index: ${token('z-banner')};
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-text')};
  color: ${token('color-canvas')};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

/** Bar above the whole page that indicates an unusual state, such as being offline. */
export const Banner = ({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) => (
  <Bar role="status">
    <Icon name={icon} size={20} />
    <Words>{children}</Words>
    {action}
  </Bar>
);
