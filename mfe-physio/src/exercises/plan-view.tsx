import { type DoseLevel, type LadderToday, PHASE_NAMES, type PhysioToday } from '@stridewell/contracts/web';
import { Badge, Card, CardBox, Split, Stack, Text, useWide } from '@stridewell/ui/core';
import { AREA_NAMES } from '../data/words.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { useInjuredSide } from './injured-side.ts';
import { Blocked, NoExercises } from './no-exercises.tsx';
import { SessionStart } from './session-start.tsx';
import { AvoidCard, PainRule } from './side-cards.tsx';

/** Shows the stage on the walk-run ladder and whether today's session is allowed. */
const LadderCard = ({ ladder }: { ladder: LadderToday }) => (
  <Card
    title="Walk-run ladder"
    aside={<Badge tone={ladder.startable ? 'success' : 'neutral'}>{ladder.startable ? 'Today' : 'Not today'}</Badge>}
  >
    <Stack $gap={2}>
      <Text $medium>{ladder.title}</Text>
      <Text $size="14" $quiet={2}>
        {`${ladder.intervals} · ${ladder.minutes} minutes in all, ${ladder.runMinutes} of running`}
      </Text>
      <Text>{ladder.reason}</Text>
      {!ladder.startable && (
        <Text $size="14" $quiet={3}>
          {`${ladder.cleanSessions} of ${ladder.cleanNeeded} clean sessions at this stage.`}
        </Text>
      )}
    </Stack>
  </Card>
);

type Plan = Extract<PhysioToday, { status: 'ok' | 'blocked' | 'checkin_required' }>;

const DOSES: Record<DoseLevel, string> = {
  none: 'No exercises',
  calm: 'Gentle only',
  half: 'Half the sets',
  same: 'Same level',
  progress: 'Full dose',
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
  const logged = plan.exercises.filter(({ status }) => status !== 'none').length;
  const wide = useWide();
  const start = plan.status === 'ok' && plan.exercises.length > 0 ? <SessionStart /> : null;
  // On phones the bar is fixed to the bottom of the screen, so it is the last element of the page.
  return (
    <>
      <Split>
        <Stack>
          <Card
            title={`${AREA_NAMES[plan.area]} · Phase ${plan.phase}, ${PHASE_NAMES[plan.phase]}`}
            aside={plan.exercises.length > 0 ? `${logged} of ${plan.exercises.length} logged` : `Week ${plan.week}`}
          >
            {plan.status === 'ok' ? (
              <>
                <Text $medium>{DOSES[plan.dose.level]}</Text>
                <Text $quiet={2}>{plan.dose.reason}</Text>
              </>
            ) : (
              <Text $quiet={2}>{`Usually ${plan.usualTime} in all. It takes the time it takes.`}</Text>
            )}
          </Card>
          {plan.status === 'blocked' && <Blocked reason={plan.dose.reason} />}
          {plan.status === 'checkin_required' && <NoExercises status={plan.status} />}
          <Exercises plan={plan} />
          {wide && start}
        </Stack>
        <Stack>
          {plan.ladder && <LadderCard ladder={plan.ladder} />}
          {plan.exercises.length > 0 && <PainRule />}
          <AvoidCard avoid={plan.avoid} />
        </Stack>
      </Split>
      {!wide && start}
    </>
  );
};
