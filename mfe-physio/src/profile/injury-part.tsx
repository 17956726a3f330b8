import { useToday } from '@stridewell/app/core';
import { ONSETS, TEXT_MAX } from '@stridewell/contracts/web';
import { Segmented, TextAreaField, TextField } from '@stridewell/ui/forms';
import { ClearancePart } from './clearance-part.tsx';
import type { PartProps } from './part.ts';
import { PlacePart } from './place-part.tsx';
import { profileWords } from './profile-words.ts';

/** The questions about place, clearance, onset and pain history. */
export const InjuryPart = (part: PartProps) => {
  const today = useToday();
  const words = profileWords();
  const { form, problems, set } = part;
  return (
    <>
      <PlacePart {...part} />
      <ClearancePart {...part} />
      <Segmented
        label={words.began}
        options={ONSETS.map((value) => ({ value, label: words.onsets[value] }))}
        value={form.onset}
        error={problems.onset}
        onChange={(onset) => set({ onset })}
      />
      <TextField
        type="date"
        max={today}
        optional
        label={words.beganOn}
        value={form.onsetDate}
        error={problems.onsetDate}
        onChange={(event) => set({ onsetDate: event.target.value })}
      />
      <TextAreaField
        limit={TEXT_MAX}
        label={words.history}
        optional
        help={words.historyHelp}
        error={problems.painHistory}
        value={form.painHistory}
        onChange={(event) => set({ painHistory: event.target.value })}
      />
    </>
  );
};
