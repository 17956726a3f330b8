import { Card, Stack } from '@stridewell/ui/core';
import type { Load, PlannedExercise } from '../machine/session-plan.ts';
import type { LoggedSet, SessionEvent } from '../machine/state.ts';
import { playerWords } from '../words/words.ts';
import { Choices, Stepper } from './parts.tsx';

/** Repetitions in reserve. The last one means 4 or more. */
const RESERVE = [0, 1, 2, 3, 4];
const BANDS = 5;

/** The next load in a direction: kilograms in steps of one, bands by colour. Below 1 kg there is no weight. */
export const stepLoad = (load: Load | null, by: -1 | 1): Load | null => {
  if (load?.unit === 'band') return { unit: 'band', value: Math.min(BANDS, Math.max(1, load.value + by)) };
  const value = Math.max(0, (load?.value ?? 0) + by);
  return value === 0 ? null : { unit: 'kg', value };
};

export interface SetLogProps {
  exercise: PlannedExercise;
  sets: readonly LoggedSet[];
  send: (event: SessionEvent) => void;
}

/**
 * The completed set, prefilled from the clock and the plan. For heavy sets, asks how many more repetitions were
 * possible.
 */
export const SetLog = ({ exercise, sets, send }: SetLogProps) => {
  const words = playerWords();
  const index = sets.length - 1;
  const set = sets[index];
  if (!set) return null;
  const { log } = words;
  const amount = log.amount[exercise.unit];
  const edit = (change: Partial<Omit<LoggedSet, 'side'>>): void => send({ type: 'edit_set', index, change });
  const isLoaded = exercise.load !== null || exercise.heavy;
  return (
    <Card title={log.done}>
      <Stack $gap={3}>
        <Stepper
          label={amount}
          less={log.less(amount)}
          more={log.more(amount)}
          value={String(set.amount)}
          onStep={(by) => edit({ amount: Math.max(0, set.amount + by) })}
        />
        {isLoaded && (
          <Stepper
            label={log.load}
            less={log.less(log.load)}
            more={log.more(log.load)}
            value={words.load(set.load)}
            onStep={(by) => edit({ load: stepLoad(set.load, by) })}
          />
        )}
        {exercise.heavy && (
          <Choices
            legend={log.rir}
            columns={RESERVE.length}
            value={set.rir}
            onChange={(rir) => edit({ rir })}
            options={RESERVE.map((value) => ({ value, label: value === 4 ? log.rirMost : String(value) }))}
          />
        )}
      </Stack>
    </Card>
  );
};
