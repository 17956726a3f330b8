import { EQUIPMENT } from '@stridewell/contracts/web';
import { Text } from '@stridewell/ui/core';
import { Checkbox, SelectField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, optionsOf } from '../form-layout.ts';
import { IntegerField } from '../integer-field.tsx';
import { Toggles } from '../toggles.tsx';
import type { BackgroundValues } from './background-values.ts';
import { backgroundWords } from './background-words.ts';
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

const COUNTS = ['1', '2', '3', '4', '5', '6', '7'];

/** The runner's recent running, and preferences for the arrangement of the week. */
export const HistoryCard = ({ form, problems, set, leave }: BackgroundCardProps) => {
  const words = backgroundWords();
  return (
    <FormCard title={words.title}>
      <Text $size="14" $quiet={2}>
        {words.intro}
      </Text>
      <FieldPair $words>
        <IntegerField
          {...words.week}
          error={problems.usualWeekMinutes}
          value={form.usualWeekMinutes}
          onChange={(usualWeekMinutes) => set({ usualWeekMinutes })}
          onLeave={(usualWeekMinutes) => {
            leave('usualWeekMinutes');
            if (usualWeekMinutes !== form.usualWeekMinutes) set({ usualWeekMinutes });
          }}
        />
        <IntegerField
          {...words.longest}
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
          label={words.longDay}
          options={optionsOf(['0', '1', '2', '3', '4', '5', '6'], (day) => words.weekdays[Number(day)] ?? day)}
          error={problems.longDay}
          value={form.longDay}
          onChange={(event) => set({ longDay: event.target.value })}
        />
        <SelectField
          label={words.daysInRow}
          options={optionsOf(COUNTS, (count) => words.days(Number(count)))}
          error={problems.maxDaysInRow}
          value={form.maxDaysInRow}
          onChange={(event) => set({ maxDaysInRow: event.target.value })}
        />
      </FieldPair>
      <Toggles
        label={words.equipmentFor}
        options={EQUIPMENT}
        textOf={(item) => words.equipment[item]}
        values={form.equipment}
        onChange={(equipment) => set({ equipment })}
        error={problems.equipment}
      />
      <Checkbox checked={form.hasRunFast} onChange={(hasRunFast) => set({ hasRunFast })}>
        {words.hasRunFast}
      </Checkbox>
      <Checkbox checked={form.hoursFlex} onChange={(hoursFlex) => set({ hoursFlex })}>
        {words.hoursFlex}
      </Checkbox>
    </FormCard>
  );
};
