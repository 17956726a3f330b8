import type { PhysioChoices, PhysioChoicesInput } from '@stridewell/contracts/web';
import { type DayChoices, NO_CHOICES } from '../../domain/today/choices.ts';
import type { StoredChoices } from './repository.ts';

/** The choices that count on a date. */
export const choicesOn = (stored: StoredChoices | null, today: string): DayChoices =>
  stored ? { equipment: stored.equipment, isShort: stored.shortOn === today } : NO_CHOICES;

/** The stored choices after a request. Fields that it does not name stay. */
export const changedChoices = (
  stored: StoredChoices | null,
  { equipment, short }: PhysioChoicesInput,
  today: string,
): StoredChoices => {
  const before = stored ?? { equipment: null, shortOn: null };
  return {
    equipment: equipment ?? before.equipment,
    shortOn: short === undefined ? before.shortOn : short ? today : null,
  };
};

/** Converts the stored choices to the API's response. */
export const presentChoices = (stored: StoredChoices | null, today: string): PhysioChoices => {
  const { equipment, isShort } = choicesOn(stored, today);
  return { date: today, equipment: equipment === null ? null : [...equipment], short: isShort };
};
