import { useToday } from '@stridewell/app/core';
import {
  daysBetween,
  EXPERIENCES,
  GOAL_DISTANCES,
  GOALS,
  type Goal,
  isDate,
  LEVELS,
  WEIGHT_CATEGORIES,
} from '@stridewell/contracts/web';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, type FormSectionProps, optionsOf } from './form-layout.ts';
import { GOAL_LABELS } from './goal-labels.ts';
import { NumberField } from './number-field.tsx';

const pluralize = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns the time until the race, such as "8 weeks and 2 days to go.", or null for an incomplete date. */
const countdownText = (race: string, today: string): string | null => {
  if (!isDate(race) || race < '2000') return null;
  const days = daysBetween(today, race);
  if (days < 0) return 'This day has passed.';
  if (days === 0) return 'Today is the day.';
  const parts = [
    ...(days >= 7 ? [pluralize(Math.floor(days / 7), 'week')] : []),
    ...(days % 7 > 0 ? [pluralize(days % 7, 'day')] : []),
  ];
  return `${parts.join(' and ')} to go.`;
};

/** The fixed options, plus the saved number of years if there is one. */
const experienceOptions = (value: string) =>
  optionsOf(/^\d+$/.test(value) ? [...EXPERIENCES, value] : EXPERIENCES, (option) =>
    /^\d+$/.test(option) ? pluralize(Number(option), 'year') : option,
  );

interface FormSelectProps extends FormSectionProps {
  name: 'goal' | 'level' | 'experience' | 'goalDistance' | 'weightCategory';
  label: string;
  options: ReturnType<typeof optionsOf>;
}

/** A select that is bound to one field of the form. */
const FormSelect = ({ name, label, options, form, problems, set }: FormSelectProps) => (
  <SelectField
    label={label}
    options={options}
    error={problems[name]}
    value={form[name]}
    onChange={(event) => set({ [name]: event.target.value })}
  />
);

/** The runner's goal, level, experience and age. */
export const GoalSection = (part: FormSectionProps) => {
  const today = useToday();
  const { form, problems, set, leave } = part;
  return (
    <FormCard title="Your goal">
      <FieldPair $words>
        <FormSelect
          {...part}
          name="goal"
          label="Goal"
          options={optionsOf(GOALS, (goal) => GOAL_LABELS[goal as Goal])}
        />
        <TextField
          label="Race date"
          type="date"
          optional
          help={countdownText(form.raceDate, today)}
          error={problems.raceDate}
          value={form.raceDate}
          onChange={(event) => set({ raceDate: event.target.value })}
          onBlur={() => leave('raceDate')}
        />
      </FieldPair>
      <FieldPair $words>
        <FormSelect {...part} name="level" label="Level" options={optionsOf(LEVELS)} />
        <FormSelect {...part} name="experience" label="Experience" options={experienceOptions(form.experience)} />
      </FieldPair>
      <FieldPair $words>
        <FormSelect {...part} name="goalDistance" label="Goal distance" options={optionsOf(GOAL_DISTANCES)} />
        <FormSelect {...part} name="weightCategory" label="Weight category" options={optionsOf(WEIGHT_CATEGORIES)} />
      </FieldPair>
      <FieldPair>
        <NumberField {...part} name="age" label="Age" help="1 to 100" />
      </FieldPair>
    </FormCard>
  );
};
