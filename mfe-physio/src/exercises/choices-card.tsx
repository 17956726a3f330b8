import { PHYSIO_EQUIPMENT, type PhysioEquipment, type PhysioPlan } from '@stridewell/contracts/web';
import { Button, Card, Row, Stack, Text } from '@stridewell/ui/core';
import { MultiChips, Segmented } from '@stridewell/ui/forms';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePhysioPlan } from '../data/reads.ts';
import { choiceWords } from './choice-words.ts';
import { useSaveChoices } from './use-choices.ts';

// The names of replacements come with the exercise library, which the list itself does not need.
const EquipmentNotes = lazy(() => import('./equipment-notes.tsx').catch(() => ({ default: (): ReactNode => null })));

/** The answer after a tap: "none of these" stands alone. */
const answerAfter = (before: readonly PhysioEquipment[], after: readonly PhysioEquipment[]): PhysioEquipment[] => {
  const isNew = after.includes('none') && !before.includes('none');
  return isNew ? ['none'] : after.filter((thing) => thing !== 'none');
};

const EquipmentQuestion = ({ given, onSaved }: { given: readonly PhysioEquipment[]; onSaved: () => void }) => {
  const words = choiceWords();
  const [things, setThings] = useState<readonly PhysioEquipment[]>(given);
  const { mutate, isPending } = useSaveChoices(onSaved);
  return (
    <Stack $gap={4}>
      <MultiChips
        label={words.equipment}
        help={words.equipmentHelp}
        options={PHYSIO_EQUIPMENT.map((value) => ({ value, label: words.things[value] }))}
        values={things}
        onChange={(next) => setThings(answerAfter(things, next))}
      />
      <div>
        <Button
          variant="secondary"
          disabled={things.length === 0}
          busy={isPending && words.saving}
          onClick={() => mutate({ equipment: [...things] })}
        >
          {words.save}
        </Button>
      </div>
    </Stack>
  );
};

const Equipment = ({ plan }: { plan: PhysioPlan }) => {
  const words = choiceWords();
  const given = plan.equipment ?? null;
  const [isEditing, setEditing] = useState(false);
  if (given === null || isEditing) return <EquipmentQuestion given={given ?? []} onSaved={() => setEditing(false)} />;
  return (
    <Stack $gap={2}>
      <Row $between $align="baseline">
        <Text>{words.have(given.map((thing) => words.things[thing].toLowerCase()).join(', '))}</Text>
        <Button variant="quiet" small onClick={() => setEditing(true)}>
          {words.change}
        </Button>
      </Row>
      <Suspense>
        <EquipmentNotes exercises={plan.exercises} />
      </Suspense>
    </Stack>
  );
};

/** The length of today's session. Renders nothing when the session is no longer than ten minutes. */
const Length = ({ plan }: { plan: PhysioPlan }) => {
  const words = choiceWords();
  const { mutate } = useSaveChoices();
  const isShort = plan.short === true;
  if (!isShort && !plan.shortVersion) return null;
  return (
    <Segmented
      label={words.time}
      help={isShort ? words.shortNote : undefined}
      options={[
        { value: 'whole', label: words.whole(isShort ? null : plan.estimatedMinutes) },
        { value: 'short', label: words.short },
      ]}
      value={isShort ? 'short' : 'whole'}
      onChange={(next) => mutate({ short: next === 'short' })}
    />
  );
};

/**
 * What the runner decides about today's session: how long it is, and what there is to train with. The plan follows.
 * Renders nothing with a server of the previous release.
 */
export const ChoicesCard = () => {
  const plan = usePhysioPlan();
  if (plan.state !== 'there' || plan.value.status !== 'ok' || plan.value.equipment === undefined) return null;
  return (
    <Card title={choiceWords().title}>
      <Stack>
        <Length plan={plan.value} />
        <Equipment plan={plan.value} />
      </Stack>
    </Card>
  );
};
