import { useToday } from '@stridewell/app/core';
import { ONSETS, TEXT_MAX } from '@stridewell/contracts/web';
import { Segmented, TextAreaField, TextField } from '@stridewell/ui/forms';
import { ONSET_NAMES } from '../data/words.ts';
import { ClearancePart } from './clearance-part.tsx';
import type { PartProps } from './part.ts';
import { PlacePart } from './place-part.tsx';

const ONSET_OPTIONS = ONSETS.map((value) => ({ value, label: ONSET_NAMES[value] }));

/** The questions about place, clearance, onset and pain history. */
export const InjuryPart = (part: PartProps) => {
  const today = useToday();
  const { form, problems, set } = part;
  return (
    <>
      <PlacePart {...part} />
      <ClearancePart {...part} />
      <Segmented
        label="How did it begin?"
        options={ONSET_OPTIONS}
        value={form.onset}
        error={problems.onset}
        onChange={(onset) => set({ onset })}
      />
      <TextField
        type="date"
        max={today}
        optional
        label="When did it begin?"
        value={form.onsetDate}
        error={problems.onsetDate}
        onChange={(event) => set({ onsetDate: event.target.value })}
      />
      <TextAreaField
        limit={TEXT_MAX}
        label="Pain history"
        optional
        help="Since when, what makes it better or worse, what you have tried."
        error={problems.painHistory}
        value={form.painHistory}
        onChange={(event) => set({ painHistory: event.target.value })}
      />
    </>
  );
};
