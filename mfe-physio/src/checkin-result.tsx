import type { CheckinResultProps } from '@stridewell/app/remote';
import type { PhysioCheckin, PhysioProfile } from '@stridewell/contracts/web';
import { ButtonLink, Card, Stack, Text } from '@stridewell/ui/core';
import { morningWords } from './assessment/morning-words.ts';
import { ROUTES } from './dashboard/routes.ts';
import { followedArea, isFollowed, useSecondInjury } from './data/injuries.ts';
import { injuryWords } from './data/injury-words.ts';
import { useCheckinToday, usePhysioPlan, usePhysioProfile, usePhysioToday } from './data/reads.ts';
import { PainCard } from './home/pain-card.tsx';

/** Pain of the followed injury. */
const painOf = ({ status }: PhysioProfile, { pain, second }: PhysioCheckin): number =>
  status === 'resolved' ? (second?.pain ?? pain) : pain;

/**
 * Card below the day's recommendation: pain and phase of the injury and a link to today's exercises, or to the physio
 * check-in if there is none. If no injury is followed, it asks where it hurts when the pain is high, and otherwise
 * renders nothing. On a day without training advice, it has no link to exercises.
 */
export default function CheckinResult({ closed, isPainHigh = false }: CheckinResultProps) {
  const profile = usePhysioProfile();
  const checkin = useCheckinToday();
  const read = usePhysioToday();
  const plan = usePhysioPlan();
  const second = useSecondInjury();
  const followed = read.state === 'there' && isFollowed(read.value);
  const isFollowing = profile.state === 'there' && (profile.value.status === 'active' || followed);
  if (isPainHigh && (profile.state === 'none' || (profile.state === 'there' && read.state === 'there' && !isFollowing)))
    return <PainCard />;
  if (profile.state !== 'there' || !isFollowing) return null;
  if (checkin.state === 'loading' || checkin.state === 'failed') return null;
  const words = morningWords();
  const today = read.state === 'there' && 'exercises' in read.value ? read.value : null;
  const phase = today ? words.phase(today.phase) : null;
  const line =
    checkin.state === 'there'
      ? [words.painOf(painOf(profile.value, checkin.value)), ...(phase === null ? [] : [phase])].join(' · ')
      : words.notYet;
  const canStart = !closed && today?.status === 'ok' && today.exercises.length > 0;
  const minutes = plan.state === 'there' && plan.value.estimatedMinutes > 0 ? plan.value.estimatedMinutes : null;
  return (
    <Card title={injuryWords().yours[followedArea(profile.value, second)]}>
      <Stack $gap={4}>
        <Text $quiet={2}>{line}</Text>
        {checkin.state === 'none' && (
          <div>
            <ButtonLink href={ROUTES.checkins} variant="secondary">
              {words.checkIn}
            </ButtonLink>
          </div>
        )}
        {checkin.state === 'there' && canStart && (
          <div>
            <ButtonLink href={ROUTES.session} variant="secondary" icon="play">
              {words.start(minutes)}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}
