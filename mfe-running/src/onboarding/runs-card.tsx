import { Text, TextLink } from '@stridewell/ui/core';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';
import type { CardProps } from './card-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { startWords } from './start-words.ts';

/** How much the runner has run lately, in two numbers or by the files of a watch. */
export const RunsCard = (card: CardProps) => {
  const words = startWords().runs;
  return (
    <>
      <NumberAnswer {...card} name="usualWeekMinutes" label={words.week} />
      <NumberAnswer {...card} name="longestRunMinutes" label={words.longest} />
      <Text $size="14" $quiet={2}>
        {words.why}
      </Text>
      <TextLink href={ACTIVITIES_PATH} direction="forward">
        {words.files}
      </TextLink>
    </>
  );
};
