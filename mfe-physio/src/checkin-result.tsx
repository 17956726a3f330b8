import type { CheckinResultProps } from '@stridewell/app/remote';
import { ButtonLink, Card, Stack, Text } from '@stridewell/ui/core';
import { morningWords } from './assessment/morning-words.ts';
import { ROUTES } from './dashboard/routes.ts';
import { areaOf } from './data/injuries.ts';
import { injuryWords } from './data/injury-words.ts';
import { useCheckinToday, usePhysioPlan, usePhysioProfile, usePhysioToday } from './data/reads.ts';

/**
 * Card below the day's recommendation: pain and phase of the injury and the way to today's exercises, or to the physio
 * check-in while there is none. Renders nothing without an active injury. Without training advice for the day it has no
 * link to exercises.
 */
export default function CheckinResult({ closed }: CheckinResultProps) {
  const profile = usePhysioProfile();
  const checkin = useCheckinToday();
  const read = usePhysioToday();
  const plan = usePhysioPlan();
  if (profile.state !== 'there' || profile.value.status !== 'active') return null;
  if (checkin.state === 'loading' || checkin.state === 'failed') return null;
  const words = morningWords();
  const today = read.state === 'there' && 'exercises' in read.value ? read.value : null;
  const phase = today ? words.phase(today.phase) : null;
  const line =
    checkin.state === 'there'
      ? [words.painOf(checkin.value.pain), ...(phase === null ? [] : [phase])].join(' · ')
      : words.notYet;
  const canStart = !closed && today?.status === 'ok' && today.exercises.length > 0;
  const minutes = plan.state === 'there' && plan.value.estimatedMinutes > 0 ? plan.value.estimatedMinutes : null;
  return (
    <Card title={injuryWords().yours[areaOf(profile.value)]}>
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
