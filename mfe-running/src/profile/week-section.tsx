import { DAY_NAMES, parseThresholdPace } from '@stridewell/contracts/web';
import { TextField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, type FormSectionProps } from './form-layout.ts';
import { NumberField } from './number-field.tsx';
import { profileWords } from './profile-words.ts';
import { Toggles } from './toggles.tsx';

const isPaceReadable = (typed: string): boolean => typed.trim() === '' || parseThresholdPace(typed) !== null;

/** The questions about training days, hours, longest run and threshold pace. */
export const WeekSection = (part: FormSectionProps) => {
  const { form, problems, set, leave } = part;
  const { week } = profileWords();
  return (
    <FormCard title={week.title}>
      <Toggles
        label={week.days.label}
        even
        options={DAY_NAMES}
        textOf={(day) => week.names[day]}
        values={form.daysAvailable}
        onChange={(daysAvailable) => set({ daysAvailable })}
        help={week.days.help}
        error={problems.daysAvailable}
      />
      <FieldPair>
        <NumberField {...part} name="weeklyHours" {...week.hours} />
        <NumberField {...part} name="longRunCapMin" {...week.longest} />
      </FieldPair>
      <TextField
        label={week.pace.label}
        placeholder={week.pace.example}
        help={isPaceReadable(form.thresholdPace) ? week.pace.help : week.pace.unknown}
        error={problems.thresholdPace}
        autoComplete="off"
        value={form.thresholdPace}
        onChange={(event) => set({ thresholdPace: event.target.value })}
        onBlur={() => leave('thresholdPace')}
      />
    </FormCard>
  );
};
