import { CardBox, Icon, type IconName, List, ListRow, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const DividedList = styled(List)`
  && > * + * {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  svg {
    color: ${token('color-text-3')};
  }
`;

const LINKS: readonly { href: string; icon: IconName; label: string }[] = [
  { href: '/check-in', icon: 'plus', label: 'New Check-in' },
  { href: '/stats', icon: 'bars', label: 'Analytics' },
  { href: '/history', icon: 'history', label: 'History' },
  { href: '/profile', icon: 'user', label: 'Profile Settings' },
  { href: '/physio-coach', icon: 'swap', label: 'Switch to Physio Coach' },
];

/** Links from the dashboard to other screens. */
export const MoreLinks = () => (
  <CardBox as="nav" $flush aria-label="More">
    <DividedList>
      {LINKS.map(({ href, icon, label }) => (
        <ListRow key={href} href={href} icon={icon}>
          <Label>
            {label}
            <Icon name="chevron-right" size={20} />
          </Label>
        </ListRow>
      ))}
    </DividedList>
  </CardBox>
);
