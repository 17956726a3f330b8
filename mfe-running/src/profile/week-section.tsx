import { DAY_NAMES, parseThresholdPace } from '@stridewell/contracts/web';
import { TextField } from '@stridewell/ui/forms';
import { FieldPair, FormCard, type FormSectionProps } from './form-layout.ts';
import { NumberField } from './number-field.tsx';
import { Toggles } from './toggles.tsx';

const PACE_HELP =
  'Your average pace when you run hard for 30 minutes on your own, per km or per mile. Leave it empty to train by effort.';
const NO_PACE = 'We do not recognise this pace, so your plan uses effort. Write it like 5:00 per km or 8:00 per mile.';

const isPaceReadable = (typed: string): boolean => typed.trim() === '' || parseThresholdPace(typed) !== null;

/** The questions about training days, hours, longest run and threshold pace. */
export const WeekSection = (part: FormSectionProps) => {
  const { form, problems, set, leave } = part;
  return (
    <FormCard title="Your week">
      <Toggles
        label="Days you can run"
        even
        options={DAY_NAMES}
        values={form.daysAvailable}
        onChange={(daysAvailable) => set({ daysAvailable })}
        help="We plan nothing on the other days."
        error={problems.daysAvailable}
      />
      <FieldPair>
        <NumberField {...part} name="weeklyHours" label="Hours a week" help="1 to 40" />
        <NumberField {...part} name="longRunCapMin" label="Longest run" help="30 to 300 minutes" />
      </FieldPair>
      <TextField
        label="Threshold pace"
        placeholder="5:00 per km"
        help={isPaceReadable(form.thresholdPace) ? PACE_HELP : NO_PACE}
        error={problems.thresholdPace}
        autoComplete="off"
        value={form.thresholdPace}
        onChange={(event) => set({ thresholdPace: event.target.value })}
        onBlur={() => leave('thresholdPace')}
      />
    </FormCard>
  );
};
