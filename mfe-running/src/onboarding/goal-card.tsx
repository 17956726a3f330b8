import { useToday } from '@stridewell/app/core';
import { daysBetween, type Goal, isDate, type Units, weekStartOf } from '@stridewell/contracts/web';
import { TextField } from '@stridewell/ui/forms';
import { formatDistance } from '@stridewell/ui/units';
import { useUnits } from '../session/use-units.ts';
import { type Answers, isRace, isRaceDateValid, START_GOALS } from './answers.ts';
import type { CardProps } from './card-props.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { startWords } from './start-words.ts';

/** Distances of the races, in metres. */
const METERS: Partial<Record<Goal, number>> = { '5k': 5_000, '10k': 10_000, half_marathon: 21_097, marathon: 42_195 };

/** Miles below the name of a race, for runners who use miles. */
const noteOf = (goal: Goal, units: Units): { note?: string } => {
  const meters = METERS[goal];
  return units === 'mi' && meters !== undefined ? { note: formatDistance(meters, units) } : {};
};

const countdownOf = (date: string, today: string): string | null => {
  if (!isDate(date) || date < today) return null;
  // Number of weeks, Monday to Sunday, including this one and the race week, as on the season page.
  const weeks = daysBetween(weekStartOf(today), weekStartOf(date)) / 7 + 1;
  return startWords().goal.toGo(weeks);
};

/** The goal and, for a race, its date. */
export const GoalCard = ({ answers, set }: CardProps) => {
  const today = useToday();
  const units = useUnits();
  const { goal: words, optional } = startWords();
  const { goal, raceDate } = answers;
  return (
    <>
      <ChoiceTiles<Answers['goal'] & Goal>
        label={words.title}
        columns={2}
        choices={START_GOALS.map((value) => ({ value, label: words.names[value], ...noteOf(value, units) }))}
        value={goal}
        onChange={(value) => set({ goal: value })}
      />
      {isRace(goal) && (
        <TextField
          label={`${words.raceDate} (${optional.toLowerCase()})`}
          type="date"
          min={today}
          value={raceDate}
          help={countdownOf(raceDate, today)}
          error={isRaceDateValid(raceDate, today) ? null : words.raceOver}
          onChange={(event) => set({ raceDate: event.target.value })}
        />
      )}
    </>
  );
};
