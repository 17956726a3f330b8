import { DAY_NAMES } from '@stridewell/contracts/web';
import { Toggles } from '../profile/toggles.tsx';
import type { CardProps } from './card-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { startWords } from './start-words.ts';

/** The days and the hours of a week. */
export const DaysCard = (card: CardProps) => {
  const words = startWords().days;
  return (
    <>
      <Toggles
        label={words.days}
        options={DAY_NAMES}
        values={card.answers.days}
        textOf={(day) => words.names[day]}
        even
        onChange={(days) => card.set({ days })}
      />
      <NumberAnswer {...card} name="weeklyHours" label={words.hours} help={words.hoursHelp} />
    </>
  );
};
