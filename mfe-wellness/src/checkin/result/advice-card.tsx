import type { Advice, DayMessage } from '@stridewell/app/core';
import { adviceCopyOf } from '@stridewell/app/screens';
import { adviceFor, type CheckinAnswer } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { resultWords } from './result-words.ts';

export interface AdviceCardProps {
  answer: CheckinAnswer;
  lines: DayMessage;
  /** True if the plan's action for today differs from the advice. */
  isOwn: Advice['isOwn'];
}

/**
 * The fixed advice of the recommendation. When the plan's action differs from it, the card presents the advice as the
 * general meaning of the recommendation.
 */
export const AdviceCard = ({ answer, lines, isOwn }: AdviceCardProps) => {
  const words = resultWords();
  const { score, recommendation, explanation } = answer;
  const advice = adviceFor(recommendation, score, explanation.baseline);
  const { headline, kind, text, effort } = adviceCopyOf(answer);
  const title = lines.isStopped ? kind : isOwn ? words.general(advice, headline) : words.means(advice);
  return (
    <Card title={title}>
      <Stack $gap={2}>
        {isOwn && (
          <Text $size="14" $quiet={2}>
            {kind}
          </Text>
        )}
        <Text $quiet={2}>{text}</Text>
        <Text $quiet={2}>
          <em>{effort}</em>
        </Text>
      </Stack>
    </Card>
  );
};
