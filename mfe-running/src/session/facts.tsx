import { media, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { sessionWords } from './session-words.ts';

const Grid = styled.dl<{ $columns: 1 | 2 }>`
  ${text('14')}
  display: grid;
  gap: ${token('space-3')};
  dt {
    color: ${token('color-text-3')};
  }
  dd {
    margin-top: 2px;
    color: ${token('color-text-2')};
    text-wrap: pretty;
  }
  ${media.wide} {
    ${({ $columns }) => $columns === 2 && `grid-template-columns: 1fr 1fr; gap: ${token('space-6')};`}
  }
`;

export interface FactsProps {
  facts: readonly { name: string; text: string }[];
  /** Columns on screens at least 720 px wide. */
  columns?: 1 | 2;
}

/** Short texts, each below its name. */
export const Facts = ({ facts, columns = 1 }: FactsProps) => (
  <Grid $columns={columns}>
    {facts.map(({ name, text: words }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </Grid>
);

/** The purpose of a session and how it should feel, with labels in the language of the page. */
export const sessionFacts = ({ purpose, feel }: { purpose: string; feel: string }): FactsProps['facts'] => {
  const words = sessionWords();
  return [
    { name: words.purpose, text: purpose },
    { name: words.feel, text: feel },
  ];
};
