import { Badge, Card, Stack, Text, TextLink } from '@stridewell/ui/core';
import type { PhysioStatus } from './use-physio.ts';

const WORDS = {
  active: { badge: 'Active', text: 'Your running plan follows this injury. Today’s assessment is in Physio Coach.' },
  resolved: { badge: 'Healed', text: 'You have marked this as healed. Your running plan is free of it.' },
} as const;

/** How the injury stands that the runner has a programme for. */
export const PhysioCard = ({ physio: { primaryArea, status } }: { physio: PhysioStatus }) => (
  <Card
    title={primaryArea.charAt(0).toUpperCase() + primaryArea.slice(1)}
    aside={<Badge tone={status === 'active' ? 'adapt' : 'push'}>{WORDS[status].badge}</Badge>}
  >
    <Stack $gap={3}>
      <Text $size="14" $quiet={2}>
        {WORDS[status].text}
      </Text>
      <div>
        <TextLink href="/physio-coach" direction="forward">
          Open Physio Coach
        </TextLink>
      </div>
    </Stack>
  </Card>
);
