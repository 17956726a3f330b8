import { CardBox, Icon, type IconName, List, ListRow, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pageLanguage } from './page-language.ts';

const Lines = styled(List)`
  /* Rows that only phones show are in a separate box. */
  && > * + *,
  && > div > a + a {
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

export interface MoreLink {
  href: string;
  icon: IconName;
  label: string;
}

/** One row of {@link MoreLinks}. */
export const MoreLinkRow = ({ href, icon, label }: MoreLink) => (
  <ListRow href={href} icon={icon}>
    <Label>
      {label}
      <Icon name="chevron-right" size={20} />
    </Label>
  </ListRow>
);

export interface MoreLinksProps {
  links: readonly MoreLink[];
  /** Further rows, such as one that only phones show. */
  children?: ReactNode;
}

/** Links from a coach's dashboard to other screens. */
export const MoreLinks = ({ links, children }: MoreLinksProps) => (
  <CardBox as="nav" $flush aria-label={pageLanguage() === 'nb' ? 'Mer' : 'More'}>
    <Lines>
      {links.map((link) => (
        <MoreLinkRow key={link.href} {...link} />
      ))}
      {children}
    </Lines>
  </CardBox>
);
