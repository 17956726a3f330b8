import { HighPain } from '@stridewell/app/safety';
import { HIGH_PAIN, type PhysioCheckin } from '@stridewell/contracts/web';
import { useCheckinToday, usePhysioProfile, usePhysioToday } from '../data/reads.ts';

/** True while today's check-in shows the stop sign for high pain, which replaces the high-pain alert. */
export const useShowsStopSign = (): boolean => {
  const checkin = useCheckinToday();
  const profile = usePhysioProfile();
  return profile.state === 'there' && checkin.state === 'there' && checkin.value.pain >= HIGH_PAIN;
};

/**
 * Stop sign of a check-in with high pain, with the activities that the high-pain alert allows. Renders nothing for
 * lower pain.
 */
export const StopSign = ({ checkin: { pain } }: { checkin: Pick<PhysioCheckin, 'pain'> }) => {
  const today = usePhysioToday();
  const alerts = today.state === 'there' && 'alerts' in today.value ? today.value.alerts : [];
  const allowed = alerts.find(({ kind }) => kind === 'high_pain')?.text;
  return pain >= HIGH_PAIN && <HighPain pain={pain} level={3} {...(allowed && { note: allowed })} />;
};
