import { CardTitle, Icon, type IconName, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Link } from 'wouter';
import { IconTile } from '../frame/icon-tile.ts';

const Box = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  padding: ${token('card-pad')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-lg')};
  background: ${token('color-surface')};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  > svg {
    color: ${token('color-text-3')};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
  }
`;

export interface CoachCardProps {
  href: string;
  icon: IconName;
  label: string;
  children: string;
}

/** Card that links to a coach. The whole card is clickable. */
export const CoachCard = ({ href, icon, label, children }: CoachCardProps) => (
  <Box href={href}>
    <IconTile>
      <Icon name={icon} />
    </IconTile>
    <Words>
      <CardTitle as="span">{label}</CardTitle>
      <small>{children}</small>
    </Words>
    <Icon name="chevron-right" size={20} />
  </Box>
);
