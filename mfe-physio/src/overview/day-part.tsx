import { useToday } from '@stridewell/app/core';
import { Button, Row, Skeleton, Stack, Text } from '@stridewell/ui/core';
import { RetryButton } from '../calls/retry-button.tsx';
import { useCheckinToday, usePhysioCheckins, usePhysioProfile } from '../data/reads.ts';
import { DayTiles } from './day-tiles.tsx';
import { checkinBefore } from './figures.ts';

/** Shows today's check-in in tiles, or a check-in button when there is no check-in. */
export const DayPart = ({ onCheckin }: { onCheckin: () => void }) => {
  const date = useToday();
  // Without a profile, the profile button is the primary one.
  const first = usePhysioProfile().state !== 'none';
  const checkin = useCheckinToday();
  const checkins = usePhysioCheckins();
  const before = checkins.state === 'there' ? checkinBefore(checkins.value, date) : null;
  switch (checkin.state) {
    case 'loading':
      return <Skeleton role="status" aria-label="Loading: today's check-in" $height={104} />;
    case 'there':
      return <DayTiles checkin={checkin.value} before={before?.pain ?? null} />;
    case 'none':
      return (
        <Stack $gap={4}>
          <Text $quiet={2}>No check-in yet today. It takes about a minute, and your exercises follow it.</Text>
          <div>
            <Button variant={first ? 'primary' : 'secondary'} onClick={onCheckin}>
              Start Physio Check-in
            </Button>
          </div>
        </Stack>
      );
    case 'failed':
      return (
        <Row $wrap role="alert">
          <Text $quiet={2}>We could not load today's check-in.</Text>
          <RetryButton busy={checkin.retrying} onRetry={checkin.retry} />
        </Row>
      );
  }
};
