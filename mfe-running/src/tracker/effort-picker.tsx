import { EFFORTS, effortWord } from './effort.ts';
import { effortWords } from './effort-words.ts';
import { StepPicker } from './step-picker.tsx';

export interface EffortPickerProps {
  effort: number | null;
  onChange: (effort: number | null) => void;
  error?: string | undefined;
}

/** Ten steps of perceived effort, with the answer in words and a label at both ends. */
export const EffortPicker = ({ effort, onChange, error }: EffortPickerProps) => {
  const words = effortWords();
  return (
    <StepPicker
      legend={words.question}
      steps={EFFORTS}
      columns={5}
      value={effort}
      describe={effortWord}
      ends={words.ends}
      clearText={words.clear}
      error={error}
      onChange={onChange}
    />
  );
};
