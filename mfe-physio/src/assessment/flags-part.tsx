import { RED_FLAGS, type RedFlag } from '@stridewell/contracts/web';
import { Text } from '@stridewell/ui/core';
import { MultiChips } from '@stridewell/ui/forms';
import { formWords } from './form-words.ts';
import { QuestionCard } from './part.tsx';

export interface FlagChipsProps {
  values: readonly RedFlag[];
  onChange: (flags: RedFlag[]) => void;
  error?: string | null;
}

/** Checkboxes for the four warning signs. */
export const FlagChips = ({ values, onChange, error }: FlagChipsProps) => (
  <MultiChips
    label={formWords().flags}
    icon="alert"
    options={RED_FLAGS.map((value) => ({ value, label: formWords().flagWords[value] }))}
    values={values}
    error={error ?? null}
    onChange={onChange}
  />
);

export interface FlagsPartProps extends Pick<FlagChipsProps, 'values' | 'onChange'> {
  errorOf: (field: string) => string | null;
}

export const FlagsPart = ({ values, onChange, errorOf }: FlagsPartProps) => (
  <QuestionCard aria-label={formWords().groups.flags}>
    <FlagChips values={values} error={errorOf('redFlags')} onChange={onChange} />
    <Text $size="14" $quiet={3}>
      {formWords().flagsHelp}
    </Text>
  </QuestionCard>
);
