import styled from 'styled-components';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

const EDGE = () => `color-mix(in srgb, ${token('color-border-control')} 45%, transparent)`;

/**
 * A shadow appears at the edge behind which more columns are hidden; at the end of the table, the table's background
 * covers it.
 */
const Scroll = styled.div`
  overflow: auto;
  background:
    linear-gradient(to right, ${token('color-surface')} 50%, transparent) 0 0 / 40px 100% no-repeat local,
    linear-gradient(to left, ${token('color-surface')} 50%, transparent) 100% 0 / 40px 100% no-repeat local,
    linear-gradient(to right, ${EDGE}, transparent) 0 0 / 12px 100% no-repeat scroll,
    linear-gradient(to left, ${EDGE}, transparent) 100% 0 / 12px 100% no-repeat scroll;
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

export interface TableData {
  columns: readonly string[];
  /** Rows of the table. The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

export interface DataTableProps extends TableData {
  title: string;
  /** Accessible name of the table, such as "Pain, table", which is the default. */
  label?: string;
  className?: string;
}

/** Plain table of numbers, shown instead of a chart and for printing. Wide tables scroll, including by keyboard. */
export const DataTable = ({ title, label = `${title}, table`, columns, rows, className }: DataTableProps) => (
  // A scroll container must be focusable for keyboard users.
  <Scroll tabIndex={0} role="region" aria-label={label} data-scroll className={className}>
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
