import type { CardListItem } from '@stridewell/contracts/web';
import { Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Link } from 'wouter';

const Rows = styled.ul`
  list-style: none;
  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 52px;
  padding: ${token('space-2')} ${token('card-pad')};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex: none;
    color: ${token('color-text-3')};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
  }
`;

export interface TopicLinksProps {
  /** Accessible name of the list. */
  label: string;
  topics: readonly CardListItem[];
  pathOf: (topic: CardListItem) => string;
  /** Returns a second line of the link. */
  noteOf?: (topic: CardListItem) => string;
}

/** List of links to topics. */
export const TopicLinks = ({ label, topics, pathOf, noteOf }: TopicLinksProps) => (
  <Rows aria-label={label}>
    {topics.map((topic) => (
      <li key={topic.id}>
        <Row href={pathOf(topic)}>
          <Words>
            {topic.title}
            {noteOf && <small>{noteOf(topic)}</small>}
          </Words>
          <Icon name="chevron-right" size={20} />
        </Row>
      </li>
    ))}
  </Rows>
);
