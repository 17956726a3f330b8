import { useToday } from '@stridewell/app/core';
import { BACKGROUND_LIMITS } from '@stridewell/contracts/web';
import { IconButton } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { EMPTY_RESULT, type ResultValues } from './background-values.ts';
import { backgroundWords } from './background-words.ts';
import type { BackgroundCardProps } from './history-card.tsx';
import { RowItem } from './row-layout.ts';
import { type RowProps, RowsCard } from './rows-card.tsx';

type ResultFieldsProps = RowProps<ResultValues> & Pick<BackgroundCardProps, 'problems' | 'leave'>;

const ResultFields = ({ row: result, index, problems, leave, onChange, onRemove }: ResultFieldsProps) => {
  const today = useToday();
  const name = `results.${index}`;
  const number = index + 1;
  const words = backgroundWords().results;
  return (
    <RowItem>
      <TextField
        label={words.distance}
        aria-label={words.field(words.distance, number)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="10"
        error={problems[`${name}.distance`]}
        value={result.distance}
        onChange={(event) => onChange({ ...result, distance: event.target.value })}
        onBlur={() => leave(`${name}.distance`)}
      />
      <TextField
        label={words.time}
        aria-label={words.field(words.time, number)}
        autoComplete="off"
        placeholder="51:20"
        error={problems[`${name}.time`]}
        value={result.time}
        onChange={(event) => onChange({ ...result, time: event.target.value })}
        onBlur={() => leave(`${name}.time`)}
      />
      <TextField
        label={words.date}
        aria-label={words.field(words.date, number)}
        type="date"
        max={today}
        error={problems[`${name}.date`]}
        value={result.date}
        onChange={(event) => onChange({ ...result, date: event.target.value })}
        onBlur={() => leave(`${name}.date`)}
      />
      <IconButton icon="trash" size={20} label={words.remove(number)} onClick={onRemove} />
    </RowItem>
  );
};

/** Race results and time trials, from which the plan's paces are computed. */
export const ResultsCard = ({ form, problems, set, leave }: BackgroundCardProps) => {
  const words = backgroundWords().results;
  return (
    <RowsCard
      title={words.title}
      text={words.text}
      rows={form.results}
      problem={problems.results}
      most={BACKGROUND_LIMITS.results}
      empty={EMPTY_RESULT}
      add={words.add}
      onChange={(results) => set({ results })}
    >
      {(row) => <ResultFields key={row.index} {...row} problems={problems} leave={leave} />}
    </RowsCard>
  );
};
