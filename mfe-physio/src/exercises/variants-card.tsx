import { pageLanguage } from '@stridewell/app/screens';
import { CONTRAINDICATIONS, type Exercise, easier, exerciseById, harder, swapsFor } from '@stridewell/exercises';
import { muscleWords } from '@stridewell/exercises/words';
import { Card, Icon, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { exercisePath } from '../dashboard/routes.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { ExercisePicture } from './exercise-picture.tsx';
import { PictureBox, RowLink, RowWords } from './exercise-row.tsx';
import { exerciseWords } from './words.ts';

const Item = styled.li`
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

const upper = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/**
 * Returns an alternative exercise for the same muscles. For an exercise of today, the plan states which ones are
 * suitable. For any other, the page does not know which contraindications apply, so an exercise with any
 * contraindication is not offered.
 */
const insteadOf = (
  { id }: Exercise,
  others: readonly (Exercise | undefined)[],
  planned: readonly string[] | undefined,
): Exercise | undefined =>
  (planned
    ? planned.flatMap((swap) => exerciseById(swap) ?? [])
    : swapsFor(id, { equipment: [], codes: CONTRAINDICATIONS })
  ).find(({ movement }) => !others.some((other) => other?.movement === movement));

/**
 * The easier and the harder variant and one alternative exercise, with links. Renders nothing for an exercise without
 * variants.
 */
export const VariantsCard = ({ exercise, side }: { exercise: Exercise; side: 'left' | 'right' }) => {
  const language = pageLanguage();
  const words = exerciseWords(language);
  const [less, more] = [easier(exercise.id), harder(exercise.id)];
  const plan = usePhysioPlan();
  const listed =
    plan.state === 'there' ? plan.value.exercises.find((one) => one.exerciseId === exercise.id) : undefined;
  const variants = [
    { label: words.easier, variant: less },
    { label: words.harder, variant: more },
    { label: words.instead, variant: insteadOf(exercise, [less, more], listed?.swaps) },
  ].flatMap(({ label, variant }) => (variant ? [{ label, variant }] : []));
  if (variants.length === 0) return null;
  const note = ({ contraindications, targets }: Exercise): string =>
    contraindications.includes('before_phase_3')
      ? words.fromPhase3
      : upper(targets.map((target) => muscleWords(target, language)).join(', '));
  return (
    <Card title={words.variants} flush>
      <ul>
        {variants.map(({ label, variant }) => (
          <Item key={variant.id}>
            <RowLink href={exercisePath(variant.id)}>
              <PictureBox>
                <ExercisePicture exerciseId={variant.id} side={side} />
              </PictureBox>
              <RowWords>
                <h3>{`${label}: ${variant.name[language]}`}</h3>
                <small>{note(variant)}</small>
              </RowWords>
              <Icon name="chevron-right" size={20} />
            </RowLink>
          </Item>
        ))}
      </ul>
    </Card>
  );
};
