import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../primitives/card.tsx';
import { TextButton } from '../primitives/text-link.tsx';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

const Summary = styled.p`
  ${text('14')}
  margin-top: calc(-1 * ${token('space-3')});
  color: ${token('color-text-2')};
  text-wrap: pretty;
`;

const Figure = styled.figure`
  margin-top: ${token('space-4')};
  .recharts-text,
  .recharts-label {
    ${figures}
    font-size: 12px;
    fill: ${token('chart-axis')};
  }
`;

const Legend = styled.figcaption`
  ${text('12')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  margin-top: ${token('space-3')};
  color: ${token('color-text-3')};
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Scroll = styled.div`
  max-height: 320px;
  margin-top: ${token('space-4')};
  overflow: auto;
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

const Switch = styled(TextButton)`
  min-width: ${token('touch')};
  margin: -8px 0;
  justify-content: flex-end;
`;

const Empty = styled.p`
  ${text('14')}
  height: 120px;
  display: grid;
  place-items: center;
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-3')};
`;

export interface ChartTable {
  columns: readonly string[];
  /** Rows of the table. The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

export interface ChartFrameProps {
  title: string;
  /** Sentence that describes the chart. Screen readers read it instead of the drawing. */
  summary: string;
  table: ChartTable;
  legend?: ReactNode;
  /** Controls above the chart, which select the lines to show. */
  controls?: ReactNode;
  children: ReactNode;
}

const DataTable = ({ title, table }: { title: string; table: ChartTable }) => (
  // A scroll container must be focusable for keyboard users.
  <Scroll tabIndex={0} role="region" aria-label={`${title}, table`}>
    <Table>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);

/** Card with a chart, a sentence that summarises it, and a button that shows the same data as a table. */
export const ChartFrame = ({ title, summary, table, legend, controls, children }: ChartFrameProps) => {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  if (table.rows.length === 0) {
    return (
      <Card title={title}>
        <Empty>No data available</Empty>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      aside={
        <Switch
          aria-pressed={asTable}
          aria-label={`${title} as a table`}
          onClick={() => setAsTable((before) => !before)}
        >
          {asTable ? 'Chart' : 'Table'}
        </Switch>
      }
    >
      <Summary id={id}>{summary}</Summary>
      {controls}
      {asTable ? (
        <DataTable title={title} table={table} />
      ) : (
        <Figure aria-labelledby={id}>
          <div aria-hidden="true">{children}</div>
          {legend && <Legend>{legend}</Legend>}
        </Figure>
      )}
    </Card>
  );
};
