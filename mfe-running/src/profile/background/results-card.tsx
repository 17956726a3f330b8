import { useToday } from '@stridewell/app/core';
import { BACKGROUND_LIMITS } from '@stridewell/contracts/web';
import { Button, IconButton, Text } from '@stridewell/ui/core';
import { FieldError, TextField } from '@stridewell/ui/forms';
import { FormCard } from '../form-layout.ts';
import { EMPTY_RESULT, type ResultValues } from './background-values.ts';
import type { BackgroundCardProps } from './history-card.tsx';
import { RowItem, RowList } from './row-layout.ts';
import { useRowFocus } from './use-row-focus.ts';

interface ResultFieldsProps extends Pick<BackgroundCardProps, 'problems' | 'leave'> {
  result: ResultValues;
  index: number;
  onChange: (result: ResultValues) => void;
  onRemove: () => void;
}

const ResultFields = ({ result, index, problems, leave, onChange, onRemove }: ResultFieldsProps) => {
  const today = useToday();
  const name = `results.${index}`;
  const number = index + 1;
  return (
    <RowItem>
      <TextField
        label="Distance, km"
        aria-label={`Distance, km, result ${number}`}
        inputMode="decimal"
        autoComplete="off"
        placeholder="10"
        error={problems[`${name}.distance`]}
        value={result.distance}
        onChange={(event) => onChange({ ...result, distance: event.target.value })}
        onBlur={() => leave(`${name}.distance`)}
      />
      <TextField
        label="Time"
        aria-label={`Time, result ${number}`}
        autoComplete="off"
        placeholder="51:20"
        error={problems[`${name}.time`]}
        value={result.time}
        onChange={(event) => onChange({ ...result, time: event.target.value })}
        onBlur={() => leave(`${name}.time`)}
      />
      <TextField
        label="Date"
        aria-label={`Date, result ${number}`}
        type="date"
        max={today}
        error={problems[`${name}.date`]}
        value={result.date}
        onChange={(event) => onChange({ ...result, date: event.target.value })}
        onBlur={() => leave(`${name}.date`)}
      />
      <IconButton icon="trash" size={20} label={`Remove result ${number}`} onClick={onRemove} />
    </RowItem>
  );
};

/** Race results and time trials, from which the paces of the plan are computed. */
export const ResultsCard = ({ form, problems, set, leave }: BackgroundCardProps) => {
  const { results } = form;
  const rows = useRowFocus();
  const replace = (index: number, result: ResultValues): void =>
    set({ results: results.map((row, at) => (at === index ? result : row)) });
  return (
    <FormCard title="Race results">
      <Text $size="14" $quiet={2}>
        Races and time trials of the last year. Your paces come from them.
      </Text>
      {results.length > 0 && (
        <RowList ref={rows.list} aria-label="Race results">
          {results.map((result, index) => (
            <ResultFields
              // Results have no id, and a row keeps its place while it is edited.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              result={result}
              index={index}
              problems={problems}
              leave={leave}
              onChange={(next) => replace(index, next)}
              onRemove={() => {
                set({ results: results.filter((_, at) => at !== index) });
                rows.focusAdd();
              }}
            />
          ))}
        </RowList>
      )}
      {problems.results && <FieldError>{problems.results}</FieldError>}
      {results.length < BACKGROUND_LIMITS.results && (
        <div>
          <Button
            ref={rows.add}
            variant="secondary"
            small
            icon="plus"
            onClick={() => {
              set({ results: [...results, EMPTY_RESULT] });
              rows.focusLast();
            }}
          >
            Add a result
          </Button>
        </div>
      )}
    </FormCard>
  );
};
