import { BACKGROUND_LIMITS, RACE_GOALS, type RaceGoal } from '@stridewell/contracts/web';
import { IconButton } from '@stridewell/ui/core';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { optionsOf } from '../form-layout.ts';
import { GOAL_LABELS } from '../goal-labels.ts';
import { EMPTY_RACE, type RaceValues } from './background-values.ts';
import type { BackgroundCardProps } from './history-card.tsx';
import { RowItem } from './row-layout.ts';
import { type RowProps, RowsCard } from './rows-card.tsx';

const PRIORITIES: readonly { value: RaceValues['priority']; label: string }[] = [
  { value: 'B', label: 'B race' },
  { value: 'C', label: 'C race' },
];

type RaceFieldsProps = RowProps<RaceValues> & Pick<BackgroundCardProps, 'problems' | 'leave'>;

const RaceFields = ({ row: race, index, problems, leave, onChange, onRemove }: RaceFieldsProps) => {
  const name = `races.${index}`;
  const number = index + 1;
  return (
    <RowItem $twoRows>
      <SelectField
        label="Distance"
        aria-label={`Distance, race ${number}`}
        options={optionsOf(RACE_GOALS, (goal) => GOAL_LABELS[goal as RaceGoal])}
        error={problems[`${name}.goal`]}
        value={race.goal}
        onChange={(event) => onChange({ ...race, goal: event.target.value })}
      />
      <SelectField
        label="How"
        aria-label={`How, race ${number}`}
        options={PRIORITIES}
        value={race.priority}
        onChange={(event) => onChange({ ...race, priority: event.target.value === 'C' ? 'C' : 'B' })}
      />
      <TextField
        label="Date"
        aria-label={`Date, race ${number}`}
        type="date"
        error={problems[`${name}.date`]}
        value={race.date}
        onChange={(event) => onChange({ ...race, date: event.target.value })}
        onBlur={() => leave(`${name}.date`)}
      />
      <IconButton icon="trash" size={20} label={`Remove race ${number}`} onClick={onRemove} />
    </RowItem>
  );
};

/** Races on the way to the race of the profile. */
export const RacesCard = ({ form, problems, set, leave }: BackgroundCardProps) => (
  <RowsCard
    title="Races on the way"
    text="Smaller races before your goal race. For a B race the plan rests you; a C race replaces a hard session."
    rows={form.races}
    problem={problems.races}
    most={BACKGROUND_LIMITS.races}
    empty={EMPTY_RACE}
    add="Add a race"
    onChange={(races) => set({ races })}
  >
    {(row) => <RaceFields key={row.index} {...row} problems={problems} leave={leave} />}
  </RowsCard>
);
