import type { PhysioToday } from '@stridewell/contracts/web';
import { ButtonLink, CardBox, CardTitle, media, Text, TextLink, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioPlan, usePhysioToday } from '../data/reads.ts';
import { ExercisePicture } from '../exercises/exercise-picture.tsx';
import { useInjuredSide } from '../exercises/injured-side.ts';
import { overviewWords } from './overview-words.ts';

const Box = styled(CardBox)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: center;
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const Figure = styled.span`
  width: 96px;
  height: 96px;
`;

const Foot = styled.div`
  display: grid;
  gap: ${token('space-2')};
  justify-items: center;
  ${media.wide} {
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 320px) auto;
    gap: ${token('space-6')};
    justify-content: start;
    align-items: center;
  }
`;

type Programme = Extract<PhysioToday, { exercises: unknown }>;

/** Reason for today's dose. Null if an alert already contains it. */
const doseOf = ({ dose, alerts }: Programme): string | null =>
  alerts.some(({ text }) => text.includes(dose.reason)) ? null : dose.reason;

const Open = ({ programme }: { programme: Programme }) => {
  const id = useId();
  const words = overviewWords();
  const side = useInjuredSide();
  const plan = usePhysioPlan();
  const { exercises } = programme;
  const reason = doseOf(programme);
  const left = exercises.filter(({ status }) => status === 'none');
  const next = left[0] ?? exercises[0];
  const known = plan.state === 'there' && plan.value.status === 'ok' ? plan.value.estimatedMinutes : 0;
  const minutes = known > 0 ? known : null;
  return (
    <Box aria-labelledby={id}>
      <Figure>{next && <ExercisePicture exerciseId={next.id} name={next.name} side={side} />}</Figure>
      <div>
        <CardTitle id={id}>{words.today}</CardTitle>
        <Text $medium>{words.count(exercises.length, minutes)}</Text>
        <Text $size="14" $quiet={2}>
          {left.length === 0 ? words.done : left.length < exercises.length ? words.left(left.length) : next?.name}
        </Text>
        {left.length > 0 && reason !== null && (
          <Text $size="14" $quiet={3}>
            {reason}
          </Text>
        )}
      </div>
      <Foot>
        {left.length > 0 && (
          <ButtonLink href={ROUTES.session} icon="play" wide>
            {words.start(minutes)}
          </ButtonLink>
        )}
        <TextLink href={ROUTES.exercises} direction="forward">
          {words.list}
        </TextLink>
      </Foot>
    </Box>
  );
};

/**
 * Today's exercises with the figure of the next one, their minutes and the button that starts them. Renders nothing
 * before today's check-in and on days without exercises.
 */
export const TodayCard = () => {
  const today = usePhysioToday();
  if (today.state !== 'there' || !('exercises' in today.value)) return null;
  const { status, exercises } = today.value;
  return status === 'ok' && exercises.length > 0 ? <Open programme={today.value} /> : null;
};
