import type { PhysioChoices, PhysioChoicesInput } from '@stridewell/contracts/web';
import { type DayChoices, NO_CHOICES } from '../../domain/today/choices.ts';
import type { RunnerFacts } from '../../domain/types.ts';
import type { StoredChoices } from './repository.ts';

/** The choices that apply on a date. */
export const choicesOn = (stored: StoredChoices | null, today: string): DayChoices =>
  stored ? { equipment: stored.equipment, isShort: stored.shortOn === today } : NO_CHOICES;

/** The stored choices after a request. Fields that the request does not contain are unchanged. */
export const changedChoices = (
  stored: StoredChoices | null,
  { equipment, short, from60 }: PhysioChoicesInput,
  today: string,
): StoredChoices => {
  const before: StoredChoices = stored ?? { equipment: null, shortOn: null };
  return {
    ...before,
    ...(from60 !== undefined && { from60 }),
    equipment: equipment ?? before.equipment,
    shortOn: short === undefined ? before.shortOn : short ? today : null,
  };
};

/** Converts the stored choices to the API's response. */
export const presentChoices = (stored: StoredChoices | null, today: string): PhysioChoices => {
  const { equipment, isShort } = choicesOn(stored, today);
  return {
    date: today,
    equipment: equipment === null ? null : [...equipment],
    short: isShort,
    from60: stored?.from60 ?? null,
  };
};

/** The runner data, with the age taken from the runner's own answer if the running profile does not state it. */
export const withAnsweredAge = (runner: RunnerFacts, stored: StoredChoices | null): RunnerFacts =>
  runner.ageBand === null && stored?.from60 === true ? { ...runner, ageBand: '50-plus', from60: true } : runner;
