import { PHYSIO_LIMITS, PHYSIO_TESTS, type TestId } from '@stridewell/contracts/web';
import { Stack } from '@stridewell/ui/core';
import { Chips, Segmented, TextField } from '@stridewell/ui/forms';
import { asksPain, isPainTest, numberOf, type SideEntry } from './entry.ts';
import { testWords } from './test-words.ts';

const PAIN = Array.from({ length: PHYSIO_LIMITS.painMax + 1 }, (_, pain) => ({ value: `${pain}`, label: `${pain}` }));
const NIGHTS = Array.from({ length: 4 }, (_, nights) => ({ value: `${nights}`, label: `${nights}` }));

export interface SideFieldsProps {
  testId: TestId;
  entry: SideEntry;
  /** True if missing answers are marked. */
  checked: boolean;
  onChange: (change: Partial<SideEntry>) => void;
}

const NumberField = ({ testId, entry, checked, onChange }: SideFieldsProps) => {
  const words = testWords();
  const { unit, range } = PHYSIO_TESTS[testId];
  if (unit === 'pain') return null;
  const label = `${words.sides[entry.side]}: ${words.units[unit].toLowerCase()}`;
  const error = checked && entry.number === null ? words.missing : null;
  if (unit === 'nights')
    return (
      <Segmented
        label={words.units.nights}
        options={NIGHTS}
        value={entry.number}
        error={error}
        onChange={(number) => onChange({ number })}
      />
    );
  if (unit === 'change')
    return (
      <Segmented
        label={words.units.change}
        options={[
          { value: '-1', label: words.changes.less },
          { value: '0', label: words.changes.same },
          { value: '1', label: words.changes.more },
        ]}
        value={entry.number}
        error={error}
        onChange={(number) => onChange({ number })}
      />
    );
  return (
    <TextField
      label={label}
      inputMode={unit === 'cm' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={entry.number ?? ''}
      error={checked && numberOf(testId, entry) === null ? words.range(range[0], range[1]) : null}
      onChange={(event) => onChange({ number: event.currentTarget.value })}
    />
  );
};

/** The number and the pain of one side. */
export const SideFields = (props: SideFieldsProps) => {
  const { testId, entry, checked, onChange } = props;
  const words = testWords();
  const label = entry.side === 'both' ? words.pain : `${words.sides[entry.side]}: ${words.pain.toLowerCase()}`;
  return (
    <Stack $gap={4}>
      {!isPainTest(testId) && <NumberField {...props} />}
      {asksPain(testId) && (
        <Chips
          label={label}
          options={PAIN}
          value={entry.pain}
          error={checked && entry.pain === null ? words.missing : null}
          onChange={(pain) => onChange({ pain })}
        />
      )}
    </Stack>
  );
};
