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

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('touch')};
    cursor: pointer;
    svg {
      color: ${token('color-success-fg')};
    }
  }
  &[open] > summary {
    margin-bottom: ${token('space-3')};
  }
`;

export interface MarkedListProps {
  label: string;
  items: readonly { id: string; label: string; met: boolean }[];
  /** Labels of the marks for screen readers. */
  words: { met: string; open: string };
  /** Sentence shown instead of the list if every item is met. The list is then collapsed. */
  all: string;
}

const List = ({ label, items, words }: Omit<MarkedListProps, 'all'>) => (
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

/** A list of items, each marked as met or not met. It is collapsed if every item is met. */
export const MarkedList = ({ all, ...list }: MarkedListProps) =>
  list.items.every(({ met }) => met) ? (
    <Fold>
      <summary>
        <Icon name="check-circle" />
        {all}
      </summary>
      <List {...list} />
    </Fold>
  ) : (
    <List {...list} />
  );
