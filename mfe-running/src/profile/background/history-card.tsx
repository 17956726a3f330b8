import { EQUIPMENT } from '@stridewell/contracts/web';
import { Text } from '@stridewell/ui/core';
import { Checkbox, SelectField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, optionsOf } from '../form-layout.ts';
import { IntegerField } from '../integer-field.tsx';
import { Toggles } from '../toggles.tsx';
import type { BackgroundValues, Equipment } from './background-values.ts';
import type { BackgroundErrors } from './validate-background.ts';

/** Props of each card of the form. */
export interface BackgroundCardProps {
  form: BackgroundValues;
  /** Validation errors to show, by field. */
  problems: BackgroundErrors;
  set: (change: Partial<BackgroundValues>) => void;
  /** Called when a field loses the focus. From then on the field shows its validation error. */
  leave: (field: string) => void;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const COUNTS = ['1', '2', '3', '4', '5', '6', '7'];

const EQUIPMENT_LABELS: Record<Equipment, string> = { band: 'Band', dumbbells: 'Dumbbells', gym: 'Gym' };

const daysLabel = (count: string): string => (count === '1' ? '1 day' : `${count} days`);

/** What the runner has run lately, and how the plan may arrange the week. */
export const HistoryCard = ({ form, problems, set, leave }: BackgroundCardProps) => (
  <FormCard title="Your last weeks">
    <Text $size="14" $quiet={2}>
      This decides how the plan begins. Guessing is fine.
    </Text>
    <FieldPair $words>
      <IntegerField
        label="Usual minutes a week"
        help="All your runs together"
        error={problems.usualWeekMinutes}
        value={form.usualWeekMinutes}
        onChange={(usualWeekMinutes) => set({ usualWeekMinutes })}
        onLeave={(usualWeekMinutes) => {
          leave('usualWeekMinutes');
          if (usualWeekMinutes !== form.usualWeekMinutes) set({ usualWeekMinutes });
        }}
      />
      <IntegerField
        label="Longest recent run"
        help="Minutes"
        error={problems.longestRunMinutes}
        value={form.longestRunMinutes}
        onChange={(longestRunMinutes) => set({ longestRunMinutes })}
        onLeave={(longestRunMinutes) => {
          leave('longestRunMinutes');
          if (longestRunMinutes !== form.longestRunMinutes) set({ longestRunMinutes });
        }}
      />
    </FieldPair>
    <FieldPair $words>
      <SelectField
        label="Long run day"
        options={optionsOf(['0', '1', '2', '3', '4', '5', '6'], (day) => WEEKDAYS[Number(day)] ?? day)}
        error={problems.longDay}
        value={form.longDay}
        onChange={(event) => set({ longDay: event.target.value })}
      />
      <SelectField
        label="Most running days in a row"
        options={optionsOf(COUNTS, daysLabel)}
        error={problems.maxDaysInRow}
        value={form.maxDaysInRow}
        onChange={(event) => set({ maxDaysInRow: event.target.value })}
      />
    </FieldPair>
    <Toggles
      label="Equipment for strength"
      options={EQUIPMENT}
      textOf={(item) => EQUIPMENT_LABELS[item]}
      values={form.equipment}
      onChange={(equipment) => set({ equipment })}
      error={problems.equipment}
    />
    <Checkbox checked={form.hasRunFast} onChange={(hasRunFast) => set({ hasRunFast })}>
      I have run fast in the last eight weeks: intervals, tempo or a race
    </Checkbox>
    <Checkbox checked={form.hoursFlex} onChange={(hoursFlex) => set({ hoursFlex })}>
      Peak weeks may pass my hours by 15 %
    </Checkbox>
  </FormCard>
);
