import { Card, Text } from '@stridewell/ui/core';
import { usePhysioCheckins } from '../data/reads.ts';
import { HistoryCard } from '../progress/history-card.tsx';

/** History and trends; before the first check-in, a text on what will appear here. */
export const History = () => {
  const checkins = usePhysioCheckins();
  return checkins.state === 'there' && checkins.value.length === 0 ? (
    <Card>
      <Text $quiet={2}>No check-ins yet. Your history and its trends begin with the first one.</Text>
    </Card>
  ) : (
    <HistoryCard />
  );
};
