import { RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { Button, media, token } from '@stridewell/ui/core';
import { SelectField, TextField } from '@stridewell/ui/forms';
import styled from 'styled-components';
import type { Filters } from './filters.ts';
import { historyWords } from './history-words.ts';

const Bar = styled.div`
  display: grid;
  gap: ${token('space-4')} ${token('space-3')};
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  > button {
    white-space: nowrap;
    /* The height of a label: aligns the button with the inputs, whether or not they show errors. */
    margin-top: 28px;
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
  ${media.wide} {
    gap: ${token('space-4')};
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    > button {
      justify-self: end;
    }
  }
  ${media.desktop} {
    grid-template-columns: 176px 176px 200px auto;
  }
`;

const options = () => [
  { value: '', label: historyWords().all },
  ...RECOMMENDATIONS.map((name) => ({ value: name, label: name })),
];

export interface HistoryFiltersProps {
  filters: Filters;
  /** Validation error for the date range, shown at the second date field. */
  problem: string | null;
  onChange: (filters: Filters) => void;
  exporting: boolean;
  onExport: () => void;
}

/** History filter fields and the button that exports a CSV file. */
export const HistoryFilters = ({ filters, problem, onChange, exporting, onExport }: HistoryFiltersProps) => {
  const words = historyWords();
  return (
    <Bar role="group" aria-label={words.filters}>
      <TextField
        label={words.from}
        type="date"
        value={filters.from}
        onChange={(event) => onChange({ ...filters, from: event.target.value })}
      />
      <TextField
        label={words.to}
        type="date"
        value={filters.to}
        error={problem}
        onChange={(event) => onChange({ ...filters, to: event.target.value })}
      />
      <SelectField
        label={words.recommendation}
        options={options()}
        value={filters.rec}
        onChange={(event) => onChange({ ...filters, rec: event.target.value as Recommendation | '' })}
      />
      <Button
        variant="secondary"
        icon="download"
        busy={exporting && words.exporting}
        disabled={problem !== null}
        onClick={onExport}
      >
        {words.exportCsv}
      </Button>
    </Bar>
  );
};
