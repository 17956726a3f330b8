import type { LadderToday, PhysioToday } from '@stridewell/contracts/web';
import { Badge, Card, CardBox, CardTitle, Row, Split, Stack, Text, TextLink, useWide } from '@stridewell/ui/core';
import { useId } from 'react';
import { ROUTES } from '../dashboard/routes.ts';
import { followedArea, useSecondInjury } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { inLanguage } from '../data/language.ts';
import { PHASE_WORDS } from '../data/phase-words.ts';
import { usePhysioProfile } from '../data/reads.ts';
import { ChoicesCard } from './choices-card.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import { useInjuredSide } from './injured-side.ts';
import { listWords } from './list-words.ts';
import { Blocked, NoExercises } from './no-exercises.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { SessionStart } from './session-start.tsx';
import { AvoidCard, PainRule } from './side-cards.tsx';

/** Shows the stage on the walk-run ladder and whether today's session is allowed. */
const LadderCard = ({ ladder }: { ladder: LadderToday }) => {
  const { title, today, notToday, minutes, good, start } = listWords().ladder;
  return (
    <Card
      title={title}
      aside={<Badge tone={ladder.startable ? 'success' : 'neutral'}>{ladder.startable ? today : notToday}</Badge>}
    >
      <Stack $gap={2}>
        <Text $medium>{ladder.title}</Text>
        <Text $size="14" $quiet={2}>
          {minutes(ladder.minutes, ladder.runMinutes)}
        </Text>
        <Text>{ladder.reason}</Text>
        {ladder.startable ? (
          <TextLink href={`${ROUTES.session}?run=1`} direction="forward">
            {start}
          </TextLink>
        ) : (
          <Text $size="14" $quiet={3}>
            {good(ladder.cleanSessions, ladder.cleanNeeded)}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

type Plan = Extract<PhysioToday, { status: 'ok' | 'blocked' | 'checkin_required' }>;

/** Current position in the programme, and today's dose with its reason, in a few lines. */
const PlanHead = ({ plan }: { plan: Plan }) => {
  const id = useId();
  const words = listWords();
  const profile = usePhysioProfile();
  const second = useSecondInjury();
  const area = injuryWords().areas[profile.state === 'there' ? followedArea(profile.value, second) : plan.area];
  const { exercises, phase, week, status, dose, usualTime } = plan;
  const logged = exercises.filter((exercise) => exercise.status !== 'none').length;
  const often = [...new Set(exercises.map(({ frequency }) => frequency))].filter(Boolean).join(', ');
  return (
    <CardBox aria-labelledby={id}>
      <Row $between $align="baseline">
        <CardTitle id={id}>{words.phase(area, phase, inLanguage(PHASE_WORDS)[phase])}</CardTitle>
        <Text as="span" $size="14" $quiet={3} style={{ whiteSpace: 'nowrap' }}>
          {exercises.length > 0 ? words.logged(logged, exercises.length) : words.week(week)}
        </Text>
      </Row>
      {status === 'ok' ? (
        <>
          <Text $size="14">
            <b style={{ fontWeight: 500 }}>{words.doses[dose.level]}</b>
            {often && <span>{` · ${often}`}</span>}
          </Text>
          <Text $size="14" $quiet={2}>
            {dose.reason}
          </Text>
        </>
      ) : (
        <Text $size="14" $quiet={2}>
          {words.usually(usualTime)}
        </Text>
      )}
    </CardBox>
  );
};

const Exercises = ({ plan }: { plan: Plan }) => {
  const side = useInjuredSide();
  if (plan.exercises.length === 0) return null;
  return (
    <CardBox as="div" $flush>
      {plan.exercises.map((exercise) => (
        <ExerciseRow key={exercise.id} date={plan.date} exercise={exercise} side={side} />
      ))}
    </CardBox>
  );
};

/** Today's programme: dose, exercises, walk-run ladder, pain rule and activities to avoid. */
export const PlanView = ({ plan }: { plan: Plan }) => {
  const wide = useWide();
  const start = plan.status === 'ok' && plan.exercises.length > 0 ? <SessionStart /> : null;
  // On phones the bar is fixed to the bottom of the screen, so it is the last element of the page.
  return (
    <>
      <Split>
        <Stack>
          <PlanHead plan={plan} />
          {plan.status === 'blocked' && <Blocked reason={plan.dose.reason} />}
          {plan.status === 'checkin_required' && <NoExercises status={plan.status} />}
          {plan.status === 'ok' && <PlanNotes />}
          <Exercises plan={plan} />
          {wide && start}
        </Stack>
        <Stack>
          {plan.ladder && <LadderCard ladder={plan.ladder} />}
          {plan.status === 'ok' && plan.exercises.length > 0 && <ChoicesCard />}
          {plan.exercises.length > 0 && <PainRule />}
          <AvoidCard avoid={plan.avoid} />
        </Stack>
      </Split>
      {!wide && start}
    </>
  );
};
