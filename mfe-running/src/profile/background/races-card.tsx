import { BACKGROUND_LIMITS, RACE_GOALS } from '@stridewell/contracts/web';
import { IconButton } from '@stridewell/ui/core';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { optionsOf } from '../form-layout.ts';
import { goalLabel } from '../goal-labels.ts';
import { EMPTY_RACE, type RaceValues } from './background-values.ts';
import { backgroundWords } from './background-words.ts';
import type { BackgroundCardProps } from './history-card.tsx';
import { RowItem } from './row-layout.ts';
import { type RowProps, RowsCard } from './rows-card.tsx';

const PRIORITIES: readonly RaceValues['priority'][] = ['B', 'C'];

type RaceFieldsProps = RowProps<RaceValues> & Pick<BackgroundCardProps, 'problems' | 'leave'>;

const RaceFields = ({ row: race, index, problems, leave, onChange, onRemove }: RaceFieldsProps) => {
  const name = `races.${index}`;
  const number = index + 1;
  const words = backgroundWords().races;
  return (
    <RowItem $twoRows>
      <SelectField
        label={words.distance}
        aria-label={words.field(words.distance, number)}
        options={optionsOf(RACE_GOALS, goalLabel)}
        error={problems[`${name}.goal`]}
        value={race.goal}
        onChange={(event) => onChange({ ...race, goal: event.target.value })}
      />
      <SelectField
        label={words.how}
        aria-label={words.field(words.how, number)}
        options={PRIORITIES.map((value) => ({ value, label: words.priorities[value] }))}
        value={race.priority}
        onChange={(event) => onChange({ ...race, priority: event.target.value === 'C' ? 'C' : 'B' })}
      />
      <TextField
        label={words.date}
        aria-label={words.field(words.date, number)}
        type="date"
        error={problems[`${name}.date`]}
        value={race.date}
        onChange={(event) => onChange({ ...race, date: event.target.value })}
        onBlur={() => leave(`${name}.date`)}
      />
      <IconButton icon="trash" size={20} label={words.remove(number)} onClick={onRemove} />
    </RowItem>
  );
};

/** Races before the profile's main race. */
export const RacesCard = ({ form, problems, set, leave }: BackgroundCardProps) => {
  const words = backgroundWords().races;
  return (
    <RowsCard
      title={words.title}
      text={words.text}
      rows={form.races}
      problem={problems.races}
      most={BACKGROUND_LIMITS.races}
      empty={EMPTY_RACE}
      add={words.add}
      onChange={(races) => set({ races })}
    >
      {(row) => <RaceFields key={row.index} {...row} problems={problems} leave={leave} />}
    </RowsCard>
  );
};
