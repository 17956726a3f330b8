import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../primitives/card.tsx';
import { TextButton } from '../primitives/text-link.tsx';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { DataTable, type TableData } from './data-table.tsx';

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

const TallTable = styled(DataTable)`
  /* A season of 13 weeks fits without scrolling on a phone. */
  max-height: min(560px, 70vh);
  margin-top: ${token('space-4')};
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

export type ChartTable = TableData;

export interface ChartWords {
  /** Text of the button that shows the table, and of the button that shows the chart again. */
  table: string;
  chart: string;
  /** Accessible name of both buttons. */
  asTable: (title: string) => string;
  /** Accessible name of the table. */
  tableOf: (title: string) => string;
  /** Shown instead of a chart if there is no data. */
  empty: string;
}

const ENGLISH: ChartWords = {
  table: 'Table',
  chart: 'Chart',
  asTable: (title) => `${title} as a table`,
  tableOf: (title) => `${title}, table`,
  empty: 'No data available',
};

export interface ChartFrameProps {
  title: string;
  /** Sentence that describes the chart. Screen readers read it instead of the drawing. */
  summary: string;
  table: ChartTable;
  legend?: ReactNode;
  /** Controls above the chart, which select the lines to show. */
  controls?: ReactNode;
  /**
   * Content below the drawing that is accessible to screen readers and keyboards, such as the values of the selected
   * day.
   */
  below?: ReactNode;
  /** UI text of the frame. English by default. */
  words?: ChartWords;
  children: ReactNode;
}

/** Card with a chart, a sentence that summarises it, and a button that shows the same data as a table. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { title, summary, table, legend, controls, below, words = ENGLISH, children } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  if (table.rows.length === 0) {
    return (
      <Card title={title}>
        <Empty>{words.empty}</Empty>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      aside={
        <Switch
          aria-pressed={asTable}
          // The name contains the visible text.
          aria-label={asTable ? `${words.chart}, ${words.asTable(title)}` : words.asTable(title)}
          onClick={() => setAsTable((before) => !before)}
        >
          {asTable ? words.chart : words.table}
        </Switch>
      }
    >
      <Summary id={id}>{summary}</Summary>
      {controls}
      {asTable ? (
        <TallTable title={title} label={words.tableOf(title)} {...table} />
      ) : (
        <Figure aria-labelledby={id}>
          <div aria-hidden="true">{children}</div>
          {below}
          {legend && <Legend>{legend}</Legend>}
        </Figure>
      )}
    </Card>
  );
};
