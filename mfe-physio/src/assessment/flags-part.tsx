import { RED_FLAGS, type RedFlag } from '@stridewell/contracts/web';
import { Text } from '@stridewell/ui/core';
import { MultiChips } from '@stridewell/ui/forms';
import { QuestionCard } from './part.tsx';
import { FLAG_WORDS } from './words.ts';

const FLAGS = RED_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] }));

export interface FlagChipsProps {
  values: readonly RedFlag[];
  onChange: (flags: RedFlag[]) => void;
  error?: string | null;
}

/** Checkboxes for the four warning signs. */
export const FlagChips = ({ values, onChange, error }: FlagChipsProps) => (
  <MultiChips
    label="Any of these?"
    icon="alert"
    options={FLAGS}
    values={values}
    error={error ?? null}
    onChange={onChange}
  />
);

export interface FlagsPartProps extends Pick<FlagChipsProps, 'values' | 'onChange'> {
  errorOf: (field: string) => string | null;
}

export const FlagsPart = ({ values, onChange, errorOf }: FlagsPartProps) => (
  <QuestionCard aria-label="Warning signs">
    <FlagChips values={values} error={errorOf('redFlags')} onChange={onChange} />
    <Text $size="14" $quiet={3}>
      If you tick one, we ask a few questions and tell you who to call.
    </Text>
  </QuestionCard>
);
