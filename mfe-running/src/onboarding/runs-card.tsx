import { Text } from '@stridewell/ui/core';
import type { CardProps } from './card-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { startWords } from './start-words.ts';

/** How much the runner has run lately, in two numbers. */
export const RunsCard = (card: CardProps) => {
  const words = startWords().runs;
  return (
    <>
      <NumberAnswer {...card} name="usualWeekMinutes" label={words.week} />
      <NumberAnswer {...card} name="longestRunMinutes" label={words.longest} />
      <Text $size="14" $quiet={2}>
        {words.why}
      </Text>
    </>
  );
};
