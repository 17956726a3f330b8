import { useToday } from '@stridewell/app/core';
import {
  daysBetween,
  EXPERIENCES,
  GOAL_DISTANCES,
  GOALS,
  isDate,
  LEVELS,
  WEIGHT_CATEGORIES,
} from '@stridewell/contracts/web';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, type FormSectionProps, optionsOf } from './form-layout.ts';
import { NumberField } from './number-field.tsx';

const GOAL_LABELS: Record<string, string> = {
  '5k': '5 km',
  '10k': '10 km',
  half_marathon: 'Half marathon',
  marathon: 'Marathon',
  ultra: 'Ultra',
  fitness: 'Fitness',
  weight_loss: 'Weight loss',
};

const pluralize = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "8 weeks and 2 days to go." */
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

/** The choices, plus the number of years if the saved profile has one. */
const experienceOptions = (value: string) =>
  optionsOf(/^\d+$/.test(value) ? [...EXPERIENCES, value] : EXPERIENCES, (option) =>
    /^\d+$/.test(option) ? pluralize(Number(option), 'year') : option,
  );

/** The runner's goal, level, experience and age. */
export const GoalSection = (part: FormSectionProps) => {
  const today = useToday();
  const { form, problems, set, leave } = part;
  return (
    <FormCard title="Your goal">
      <FieldPair $words>
        <SelectField
          label="Goal"
          options={optionsOf(GOALS, (goal) => GOAL_LABELS[goal] ?? goal)}
          error={problems.goal}
          value={form.goal}
          onChange={(event) => set({ goal: event.target.value })}
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
        <SelectField
          label="Level"
          options={optionsOf(LEVELS)}
          value={form.level}
          onChange={(event) => set({ level: event.target.value })}
        />
        <SelectField
          label="Experience"
          options={experienceOptions(form.experience)}
          value={form.experience}
          onChange={(event) => set({ experience: event.target.value })}
        />
      </FieldPair>
      <FieldPair $words>
        <SelectField
          label="Goal distance"
          options={optionsOf(GOAL_DISTANCES)}
          value={form.goalDistance}
          onChange={(event) => set({ goalDistance: event.target.value })}
        />
        <SelectField
          label="Weight category"
          options={optionsOf(WEIGHT_CATEGORIES)}
          value={form.weightCategory}
          onChange={(event) => set({ weightCategory: event.target.value })}
        />
      </FieldPair>
      <FieldPair>
        <NumberField {...part} name="age" label="Age" help="1 to 100" />
      </FieldPair>
    </FormCard>
  );
};
