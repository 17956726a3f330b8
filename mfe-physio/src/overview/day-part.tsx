import { useToday } from '@stridewell/app/core';
import { Button, Row, Skeleton, Stack, Text } from '@stridewell/ui/core';
import { RetryButton } from '../calls/retry-button.tsx';
import { useCheckinToday, usePhysioCheckins, usePhysioProfile } from '../data/reads.ts';
import { DayTiles } from './day-tiles.tsx';
import { checkinBefore } from './figures.ts';
import { overviewWords } from './overview-words.ts';

export interface DayPartProps {
  onCheckin: () => void;
  /** Called instead if there is no profile, because the check-in asks about the injury. */
  onProfile: () => void;
}

/** Shows today's check-in in tiles, or a check-in button if there is no check-in. */
export const DayPart = ({ onCheckin, onProfile }: DayPartProps) => {
  const words = overviewWords();
  const date = useToday();
  const hasProfile = usePhysioProfile().state !== 'none';
  const checkin = useCheckinToday();
  const checkins = usePhysioCheckins();
  const before = checkins.state === 'there' ? checkinBefore(checkins.value, date) : null;
  switch (checkin.state) {
    case 'loading':
      return <Skeleton role="status" aria-label={words.loading} $height={104} />;
    case 'there':
      return <DayTiles checkin={checkin.value} before={before?.pain ?? null} />;
    case 'none':
      return (
        <Stack $gap={4}>
          <Text $quiet={2}>{hasProfile ? words.noCheckin : words.profileFirst}</Text>
          <div>
            {/* Without a profile, the profile button is the primary one. */}
            <Button variant={hasProfile ? 'primary' : 'secondary'} onClick={hasProfile ? onCheckin : onProfile}>
              {words.startCheckin}
            </Button>
          </div>
        </Stack>
      );
    case 'failed':
      return (
        <Row $wrap role="alert">
          <Text $quiet={2}>{words.checkinFailed}</Text>
          <RetryButton busy={checkin.retrying} onRetry={checkin.retry} />
        </Row>
      );
  }
};
