import { Card, type Hold, Stack, Text, TextLink } from '@stridewell/ui/core';

const wordsOf = (hold: Hold | null): string => {
  if (hold?.tier === 'card') return 'Your session comes back when you have answered the question above.';
  return hold?.closesDay ? 'Today is for rest.' : 'Nothing to do today.';
};

export interface RestCardProps {
  hold: Hold | null;
  checkedIn: boolean;
}

/** Card shown instead of the recommendation and the session while a hold closes training. */
export const RestCard = ({ hold, checkedIn }: RestCardProps) => (
  <Card title="Today">
    <Stack $gap={3}>
      <Text>{wordsOf(hold)}</Text>
      <Text $size="14" $quiet={2}>
        Nothing is lost: your check-ins and your plan are kept.
      </Text>
      <div>
        <TextLink href="/check-in" direction="forward">
          {checkedIn ? 'Update check-in' : 'Check in'}
        </TextLink>
      </div>
    </Stack>
  </Card>
);
