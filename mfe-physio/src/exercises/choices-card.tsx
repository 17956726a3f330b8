import { PHYSIO_EQUIPMENT, type PhysioEquipment, type PhysioPlan } from '@stridewell/contracts/web';
import { Button, CardBox, Icon, Row, Stack, Text, token } from '@stridewell/ui/core';
import { MultiChips, Segmented } from '@stridewell/ui/forms';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import styled from 'styled-components';
import { usePhysioPlan } from '../data/reads.ts';
import { choiceWords } from './choice-words.ts';
import { useSaveChoices } from './use-choices.ts';

// The names of replacements come with the exercise library, which the list itself does not need.
const EquipmentNotes = lazy(() => import('./equipment-notes.tsx').catch(() => ({ default: (): ReactNode => null })));

/** The answer after a tap: "None of these" cannot be combined with other answers. */
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
    <Row $between $align="baseline">
      <Text>{words.have(given.map((thing) => words.things[thing].toLowerCase()).join(', '))}</Text>
      <Button variant="quiet" small onClick={() => setEditing(true)}>
        {words.change}
      </Button>
    </Row>
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

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  width: 100%;
  min-height: ${token('touch')};
  padding: ${token('space-2')} ${token('card-pad')};
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Inside = styled.div`
  padding: 0 ${token('card-pad')} ${token('card-pad')};
`;

const Notes = styled(Inside)`
  display: grid;
  gap: ${token('space-2')};
  &:empty {
    display: none;
  }
`;

/**
 * Returns the current choices in one line: the length of the session and the available equipment, or that it is not
 * known yet.
 */
const lineOf = ({ short, shortVersion, estimatedMinutes, equipment }: PhysioPlan): string => {
  const words = choiceWords();
  const length = short ? words.short : shortVersion ? words.whole(estimatedMinutes) : null;
  const things = equipment?.map((thing) => words.things[thing].toLowerCase()).join(', ') ?? words.unknown;
  return [...(length ? [length] : []), things].join(' · ');
};

/**
 * The runner's choices about today's session: its length and the available equipment. One line with the current
 * choices, which expands on a tap; changes caused by the equipment stay visible below it. Renders nothing with a server
 * of the previous release.
 */
export const ChoicesCard = () => {
  const id = useId();
  const plan = usePhysioPlan();
  const [isOpen, setOpen] = useState(false);
  if (plan.state !== 'there' || plan.value.status !== 'ok' || plan.value.equipment === undefined) return null;
  return (
    <CardBox as="section" $flush aria-label={choiceWords().title}>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          <Text as="span" $medium>
            {choiceWords().title}
          </Text>
          <Text as="span" $size="14" $quiet={2} style={{ display: 'block' }}>
            {lineOf(plan.value)}
          </Text>
        </span>
        <Icon name="chevron-down" size={20} />
      </Toggle>
      <Inside id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack>
            <Length plan={plan.value} />
            <Equipment plan={plan.value} />
          </Stack>
        )}
      </Inside>
      {plan.value.equipment !== null && (
        <Notes>
          <Suspense>
            <EquipmentNotes exercises={plan.value.exercises} />
          </Suspense>
        </Notes>
      )}
    </CardBox>
  );
};
