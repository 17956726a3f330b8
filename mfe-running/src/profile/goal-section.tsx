import { useToday } from '@stridewell/app/core';
import {
  daysBetween,
  EXPERIENCES,
  GOAL_DISTANCES,
  GOALS,
  isDate,
  LEVELS,
  RACE_GOALS,
  WEIGHT_CATEGORIES,
} from '@stridewell/contracts/web';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, type FormSectionProps, optionsOf } from './form-layout.ts';
import { goalLabel } from './goal-labels.ts';
import { NumberField } from './number-field.tsx';
import { type ProfileWords, profileWords } from './profile-words.ts';

/** Returns the time until the race, such as "8 weeks and 2 days to go.", or null for an incomplete date. */
const countdownText = (race: string, today: string, words: ProfileWords['goal']): string | null => {
  if (!isDate(race) || race < '2000') return null;
  const days = daysBetween(today, race);
  if (days < 0) return words.passed;
  if (days === 0) return words.today;
  return words.toGo(Math.floor(days / 7), days % 7);
};

/** The fixed options, plus the saved number of years if there is one. */
const experienceOptions = (value: string, { experiences, goal }: ProfileWords) => [
  ...optionsOf(EXPERIENCES, (option) => experiences[option]),
  ...(/^\d+$/.test(value) ? [{ value, label: goal.years(Number(value)) }] : []),
];

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

const isRaceGoal = (goal: string): boolean => RACE_GOALS.some((race) => race === goal);

/** The runner's goal, level, experience and age. */
export const GoalSection = (part: FormSectionProps) => {
  const today = useToday();
  const { form, problems, set, leave } = part;
  const words = profileWords();
  const { goal } = words;
  return (
    <FormCard title={goal.title}>
      <FieldPair $words>
        <FormSelect {...part} name="goal" label={goal.goal} options={optionsOf(GOALS, goalLabel)} />
        <TextField
          label={goal.raceDate}
          type="date"
          optional={words.optional}
          help={countdownText(form.raceDate, today, goal)}
          error={problems.raceDate}
          value={form.raceDate}
          onChange={(event) => set({ raceDate: event.target.value })}
          onBlur={() => leave('raceDate')}
        />
      </FieldPair>
      <FieldPair $words>
        <FormSelect
          {...part}
          name="level"
          label={goal.level}
          options={optionsOf(LEVELS, (level) => words.levels[level])}
        />
        <FormSelect
          {...part}
          name="experience"
          label={goal.experience}
          options={experienceOptions(form.experience, words)}
        />
      </FieldPair>
      <FieldPair $words>
        <FormSelect
          {...part}
          name="goalDistance"
          label={goal.goalDistance}
          options={optionsOf(
            GOAL_DISTANCES,
            (distance) => words.distances[distance],
            isRaceGoal(form.goal) ? goal.asGoal : undefined,
          )}
        />
        <FormSelect
          {...part}
          name="weightCategory"
          label={goal.weight}
          options={optionsOf(WEIGHT_CATEGORIES, (weight) => words.weights[weight])}
        />
      </FieldPair>
      <FieldPair>
        <NumberField {...part} name="age" {...goal.age} />
      </FieldPair>
    </FormCard>
  );
};
