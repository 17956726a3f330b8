import { RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { Button, media, token } from '@stridewell/ui/core';
import { SelectField, TextField } from '@stridewell/ui/forms';
import styled from 'styled-components';
import type { Filters } from './filters.ts';

const Bar = styled.div`
  display: grid;
  gap: ${token('space-4')} ${token('space-3')};
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  > button {
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
    grid-template-columns: 176px 176px 200px auto;
    > button {
      justify-self: end;
    }
  }
`;

const OPTIONS = [{ value: '', label: 'All' }, ...RECOMMENDATIONS.map((name) => ({ value: name, label: name }))];

export interface HistoryFiltersProps {
  filters: Filters;
  /** Validation error for the date range, shown at the second date field. */
  problem: string | null;
  onChange: (filters: Filters) => void;
  exporting: boolean;
  onExport: () => void;
}

/** History filter fields and the button that exports a CSV file. */
export const HistoryFilters = ({ filters, problem, onChange, exporting, onExport }: HistoryFiltersProps) => (
  <Bar role="group" aria-label="Filters">
    <TextField
      label="From"
      type="date"
      value={filters.from}
      onChange={(event) => onChange({ ...filters, from: event.target.value })}
    />
    <TextField
      label="To"
      type="date"
      value={filters.to}
      error={problem}
      onChange={(event) => onChange({ ...filters, to: event.target.value })}
    />
    <SelectField
      label="Recommendation"
      options={OPTIONS}
      value={filters.rec}
      onChange={(event) => onChange({ ...filters, rec: event.target.value as Recommendation | '' })}
    />
    <Button
      variant="secondary"
      icon="download"
      busy={exporting && 'Exporting...'}
      disabled={problem !== null}
      onClick={onExport}
    >
      Export CSV
    </Button>
  </Bar>
);
