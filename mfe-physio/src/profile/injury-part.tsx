import { AREAS, ONSETS, TEXT_MAX } from '@stridewell/contracts/web';
import { Chips, Segmented, TextAreaField } from '@stridewell/ui/forms';
import { AREA_NAMES, ONSET_NAMES } from '../data/words.ts';
import type { PartProps } from './part.ts';

const AREA_OPTIONS = AREAS.map((value) => ({ value, label: AREA_NAMES[value] }));
const ONSET_OPTIONS = ONSETS.map((value) => ({ value, label: ONSET_NAMES[value] }));

/** The questions about area, onset and pain history. */
export const InjuryPart = ({ form, problems, set }: PartProps) => (
  <>
    <Chips
      label="Where does it hurt most?"
      help="ITB is the outer side of the knee, plantar the heel and the sole of the foot."
      options={AREA_OPTIONS}
      value={form.primaryArea}
      error={problems.primaryArea}
      onChange={(primaryArea) => set({ primaryArea })}
    />
    <Segmented
      label="How did it begin?"
      options={ONSET_OPTIONS}
      value={form.onset}
      error={problems.onset}
      onChange={(onset) => set({ onset })}
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
