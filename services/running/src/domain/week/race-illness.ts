import { addDays, daysBetween, type RaceGoal } from '@stridewell/contracts/web';
import { type Illness, illnessBefore, illnessesOf, lastEasyDay, sickDays } from '../training/illness.ts';
import type { Race } from '../training/season-request.ts';
import type { SeasonMessage } from '../training/season-verdict.ts';
import { GOALS } from '../training/tables.ts';
import { pausesFrom } from './pauses-from.ts';
import type { WeekInputs } from './types.ts';

/**
 * An illness that lasted at least `sickDays` days and ended at most `before` days before a race is a reason not to
 * start.
 */
const REFUSING = { sickDays: 7, before: 14 };

/** Returns a runner's illnesses in days from today (0). An illness in progress ends today. */
const illnessesUntil = (inputs: WeekInputs): Illness[] =>
  illnessesOf(pausesFrom(inputs, inputs.today))
    .filter(({ from }) => from <= 0)
    .map(({ from, to }) => ({ from, to: Math.min(to, 0) }));

/** Returns the illness that is the reason not to start a half marathon or longer, or undefined if there is none. */
export const refusingIllness = (inputs: WeekInputs, race: Race): { days: number; until: string } | undefined => {
  if (GOALS[race.goal].distance === 'short') return undefined;
  const toRace = daysBetween(inputs.today, race.date);
  const found = illnessesUntil(inputs).find(
    (illness) =>
      sickDays(illness) >= REFUSING.sickDays && toRace > illness.to && toRace - illness.to <= REFUSING.before,
  );
  return found && { days: sickDays(found), until: addDays(inputs.today, found.to) };
};

/** Returns the illness if it has ended and the race falls on one of the easy days after it. */
const illnessBeforeRace = (inputs: WeekInputs, { date }: { date: string }): Illness | undefined => {
  const illness = illnessBefore(pausesFrom(inputs, inputs.today), daysBetween(inputs.today, date));
  return illness && illness.to <= 0 ? illness : undefined;
};

/** True if a race is on one of the easy days after an illness. */
export const isAfterIllness = (inputs: WeekInputs, race: { date: string }): boolean =>
  illnessBeforeRace(inputs, race) !== undefined;

/** Returns a message for each upcoming race that falls on one of the easy days after an illness. */
export const racesAfterIllness = (inputs: WeekInputs, main: Race | null): SeasonMessage[] => {
  const others = inputs.background.races.filter(({ date }) => date !== main?.date);
  const races: { goal: RaceGoal; date: string }[] = [...(main ? [main] : []), ...others];
  return races
    .filter((race) => race.date >= inputs.today)
    .flatMap((race): SeasonMessage[] => {
      const illness = illnessBeforeRace(inputs, race);
      if (!illness || (race === main && refusingIllness(inputs, main))) return [];
      const { goal, date } = race;
      const illUntil = addDays(inputs.today, illness.to);
      return [
        { code: 'race_after_illness', goal, date, illUntil, easyUntil: addDays(inputs.today, lastEasyDay(illness)) },
      ];
    });
};
