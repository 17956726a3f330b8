import type { PhysioPlan } from '@stridewell/contracts/web';
import { ButtonLink, Card, Stack, Text } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { listWords } from './list-words.ts';
import { noteWords } from './note-words.ts';

/**
 * Returns the notes that the list shows, in the order of the plan. Notes with a code of a later release are not shown.
 */
const shownNotes = ({ notes }: PhysioPlan): string[] => {
  const words = noteWords();
  return notes.flatMap(({ code, values }) => words[code]?.(values) ?? []);
};

/** Notes about the programme in addition to today's dose. Renders nothing if there are none. */
export const PlanNotes = () => {
  const plan = usePhysioPlan();
  const notes = plan.state === 'there' ? shownNotes(plan.value) : [];
  return notes.map((note) => (
    <Text key={note} $size="14" $quiet={2}>
      {note}
    </Text>
  ));
};

/** The two short sessions a week after an injury has healed, with their reminder. */
export const MaintenanceCard = () => {
  const plan = usePhysioPlan();
  if (plan.state !== 'there' || !plan.value.injuries.some(({ status }) => status === 'maintenance')) return null;
  const { exercises, estimatedMinutes } = plan.value;
  const { maintenance, start } = listWords();
  return (
    <Card title={maintenance}>
      <Stack $gap={4}>
        <PlanNotes />
        {exercises.length > 0 && (
          <div>
            <ButtonLink href={ROUTES.session} icon="play">
              {start(estimatedMinutes)}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
};
