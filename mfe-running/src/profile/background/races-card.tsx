import { BACKGROUND_LIMITS, RACE_GOALS, type RaceGoal } from '@stridewell/contracts/web';
import { Button, IconButton, Text } from '@stridewell/ui/core';
import { FieldError, SelectField, TextField } from '@stridewell/ui/forms';
import { FormCard, optionsOf } from '../form-layout.ts';
import { GOAL_LABELS } from '../goal-labels.ts';
import { EMPTY_RACE, type RaceValues } from './background-values.ts';
import type { BackgroundCardProps } from './history-card.tsx';
import { RowItem, RowList } from './row-layout.ts';
import { useRowFocus } from './use-row-focus.ts';

const PRIORITIES: readonly { value: RaceValues['priority']; label: string }[] = [
  { value: 'B', label: 'B race' },
  { value: 'C', label: 'C race' },
];

interface RaceFieldsProps extends Pick<BackgroundCardProps, 'problems' | 'leave'> {
  race: RaceValues;
  index: number;
  onChange: (race: RaceValues) => void;
  onRemove: () => void;
}

const RaceFields = ({ race, index, problems, leave, onChange, onRemove }: RaceFieldsProps) => {
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
export const RacesCard = ({ form, problems, set, leave }: BackgroundCardProps) => {
  const { races } = form;
  const rows = useRowFocus();
  return (
    <FormCard title="Races on the way">
      <Text $size="14" $quiet={2}>
        Smaller races before your goal race. For a B race the plan rests you; a C race replaces a hard session.
      </Text>
      {races.length > 0 && (
        <RowList ref={rows.list} aria-label="Races on the way">
          {races.map((race, index) => (
            <RaceFields
              // Races have no id, and a row keeps its place while it is edited.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              race={race}
              index={index}
              problems={problems}
              leave={leave}
              onChange={(next) => set({ races: races.map((row, at) => (at === index ? next : row)) })}
              onRemove={() => {
                set({ races: races.filter((_, at) => at !== index) });
                rows.focusAdd();
              }}
            />
          ))}
        </RowList>
      )}
      {problems.races && <FieldError>{problems.races}</FieldError>}
      {races.length < BACKGROUND_LIMITS.races && (
        <div>
          <Button
            ref={rows.add}
            variant="secondary"
            small
            icon="plus"
            onClick={() => {
              set({ races: [...races, EMPTY_RACE] });
              rows.focusLast();
            }}
          >
            Add a race
          </Button>
        </div>
      )}
    </FormCard>
  );
};
