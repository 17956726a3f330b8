import { figures, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Scroll container for wide tables, focusable so that it scrolls by keyboard. */
const Scroll = styled.div.attrs({ tabIndex: 0 })`
  overflow-x: auto;
`;

const Table = styled.table`
  ${text('14')}
  ${figures}
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} 0;
    border-top: 1px solid ${token('color-border')};
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    border-top: 0;
    color: ${token('color-text-3')};
    font-weight: ${token('weight-medium')};
  }
  tbody th {
    font-weight: ${token('weight-regular')};
  }
`;

export interface PrintTableProps {
  label: string;
  columns: readonly string[];
  /** Cells of each row. The first cell is the row header. */
  rows: readonly (readonly string[])[];
}

/** A plain table for printing. */
export const PrintTable = ({ label, columns, rows }: PrintTableProps) => (
  <Scroll role="region" aria-label={`${label}, table`} data-scroll>
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);

const Terms = styled.dl`
  display: grid;
  gap: ${token('space-2')} ${token('space-4')};
  grid-template-columns: minmax(96px, 2fr) minmax(0, 5fr);
  dt {
    color: ${token('color-text-3')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

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
