import { EFFORTS, effortWord } from './effort.ts';
import { StepPicker } from './step-picker.tsx';

export interface EffortPickerProps {
  effort: number | null;
  onChange: (effort: number | null) => void;
}

/** Ten steps of perceived effort, with the answer in words and both ends named. */
export const EffortPicker = ({ effort, onChange }: EffortPickerProps) => (
  <StepPicker
    legend="How hard was it?"
    steps={EFFORTS}
    columns={5}
    value={effort}
    describe={effortWord}
    ends="1 very light, 10 all you have"
    clearText="Clear effort"
    onChange={onChange}
  />
);
