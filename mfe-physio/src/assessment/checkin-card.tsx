import { Card, Text } from '@stridewell/ui/core';
import { usePhysioProfile } from '../data/reads.ts';
import { CheckinTab } from './checkin-tab.tsx';
import { dayWords } from './day-words.ts';

/**
 * The check-in card of the older layout. Shows a message when there is no profile, because this layout has no profile
 * tab to open.
 */
export const CheckinCard = () => {
  const profile = usePhysioProfile();
  if (profile.state === 'none') {
    return (
      <Card title={dayWords().cardTitle}>
        <Text $quiet={2}>{dayWords().profile.text}</Text>
      </Card>
    );
  }
  return <CheckinTab onCompleteProfile={() => {}} />;
};
