import { Hidden, Icon, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Items = styled.ul`
  display: grid;
  gap: ${token('space-3')};
  li {
    display: flex;
    gap: ${token('space-3')};
    svg {
      color: ${token('color-text-3')};
    }
    &[data-met='true'] svg {
      color: ${token('color-success-fg')};
    }
  }
`;

export interface MarkedListProps {
  label: string;
  items: readonly { id: string; label: string; met: boolean }[];
  /** Labels that screen readers read for the marks. */
  words: { met: string; open: string };
}

/** A list of items, each marked as met or not met. */
export const MarkedList = ({ label, items, words }: MarkedListProps) => (
  <Items aria-label={label}>
    {items.map((item) => (
      <li key={item.id} data-met={item.met}>
        <Icon name={item.met ? 'check-circle' : 'circle'} />
        <span>
          {item.label}
          <Hidden>: {item.met ? words.met : words.open}</Hidden>
        </span>
      </li>
    ))}
  </Items>
);
