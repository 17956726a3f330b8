import type { Hold } from '@stridewell/app/core';
import { Card, Stack, Text, TextLink } from '@stridewell/ui/core';
import { useWords } from '../words/words.ts';
import { useHoldWords } from './hold-words.ts';

export interface RestCardProps {
  hold: Hold | null;
  checkedIn: boolean;
}

/** Card shown instead of the recommendation and the session while a safety hold blocks training. */
export const RestCard = ({ hold, checkedIn }: RestCardProps) => {
  const words = useWords();
  const { card, rest, nothing, kept } = useHoldWords();
  return (
    <Card title={words.today}>
      <Stack $gap={3}>
        <Text>{hold?.tier === 'card' ? card : hold?.closesDay ? rest : nothing}</Text>
        <Text $size="14" $quiet={2}>
          {kept}
        </Text>
        <div>
          <TextLink href="/check-in" direction="forward">
            {checkedIn ? words.updateCheckin : words.checkIn}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
};
