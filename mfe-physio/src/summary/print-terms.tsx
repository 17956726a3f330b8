import { token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Terms = styled.dl`
  display: grid;
  gap: ${token('space-2')} ${token('space-4')};
  grid-template-columns: minmax(96px, 2fr) minmax(0, 5fr);
  dt {
    hyphens: auto;
    color: ${token('color-text-3')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Terms with their values, for printing. */
export const PrintTerms = ({ terms }: { terms: readonly (readonly [string, string])[] }) => (
  <Terms>
    {terms.map(([term, value]) => (
      <div key={term} style={{ display: 'contents' }}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Terms>
);
