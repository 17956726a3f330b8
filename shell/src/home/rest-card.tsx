import { Card, Stack, Text, TextLink } from '@stridewell/ui/core';
import type { Hold } from './use-hold.ts';

const wordsOf = (hold: Hold | null): string => {
  if (hold?.tier === 'card') return 'Your session is back when you have answered the question above.';
  return hold?.closesDay ? 'Today is for rest.' : 'Nothing has to be done today.';
};

/** In the place of the day's advice and session while a hold closes them. */
export const RestCard = ({ hold }: { hold: Hold | null }) => (
  <Card title="Today">
    <Stack $gap={3}>
      <Text>{wordsOf(hold)}</Text>
      <Text $size="14" $quiet={2}>
        Nothing is lost: your check-in and your plan are kept.
      </Text>
      <div>
        <TextLink href="/check-in" direction="forward">
          Update check-in
        </TextLink>
      </div>
    </Stack>
  </Card>
);
