import { Card, text, token } from '@stridewell/ui/core';
import { formatDistance, formatSinglePace } from '@stridewell/ui/units';
import styled from 'styled-components';
import { decimalsIn } from '../session/decimals.ts';
import { formatRaceTime, type PaceUnit } from '../session/units.ts';
import type { ActivityWords } from './activity-words.ts';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  ${text('14')}
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${token('space-2')};
    text-align: right;
    border-bottom: 1px solid ${token('color-border')};
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
  th {
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
  }
`;

export interface SplitTableProps {
  title: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly { meters: number | null; seconds: number; avgHr: number | null }[];
  unit: PaceUnit;
  words: ActivityWords;
}

/** Splits or laps: length, time, pace and heart rate. */
export const SplitTable = ({ title, first, rows, unit, words }: SplitTableProps) => (
  <Card title={title}>
    <Scroll tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {[first, words.distance, words.time, words.pace, words.heartRate].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ meters, seconds, avgHr }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: splits are numbered and never change their order
            <tr key={at}>
              <td>{at + 1}</td>
              <td>{meters === null ? '–' : decimalsIn(formatDistance(meters, unit))}</td>
              <td>{formatRaceTime(seconds)}</td>
              <td>{meters === null || meters === 0 ? '–' : formatSinglePace((seconds / meters) * 1_000, unit)}</td>
              <td>{avgHr ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  </Card>
);
