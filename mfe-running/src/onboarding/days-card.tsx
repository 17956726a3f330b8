import { DAY_NAMES } from '@stridewell/contracts/web';
import { Toggles } from '../profile/toggles.tsx';
import { isYoungerThan, USUAL_WEEK_NAMES, USUAL_WEEKS, usualWeekOf } from './answers.ts';
import type { CardProps } from './card-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { startWords } from './start-words.ts';

/** The days and hours of a training week. A usual week selects its days with one tap; a second tap clears them. */
export const DaysCard = (card: CardProps) => {
  const words = startWords().days;
  const usual = usualWeekOf(card.answers.days);
  return (
    <>
      <Toggles
        label={words.usual}
        options={USUAL_WEEK_NAMES}
        values={usual === null ? [] : [usual]}
        textOf={(week) => words.weeks[week]}
        help={words.usualHelp}
        onChange={(weeks) => {
          const chosen = weeks.find((week) => week !== usual);
          card.set({ days: chosen === undefined ? [] : [...USUAL_WEEKS[chosen]] });
        }}
      />
      <Toggles
        label={words.days}
        options={DAY_NAMES}
        values={card.answers.days}
        textOf={(day) => words.names[day]}
        even
        onChange={(days) => card.set({ days })}
      />
      <NumberAnswer {...card} name="weeklyHours" label={words.hours} help={words.hoursHelp} />
      <NumberAnswer
        {...card}
        name="age"
        label={words.age}
        help={words.ageHelp}
        error={isYoungerThan('account', card.answers.age) && words.tooYoung}
      />
    </>
  );
};
