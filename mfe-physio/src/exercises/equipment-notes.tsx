import { pageLanguage } from '@stridewell/app/screens';
import type { PlanExercise } from '@stridewell/contracts/web';
import { exerciseById, KIT, type Kit } from '@stridewell/exercises';
import { kitWords } from '@stridewell/exercises/words';
import { Text } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import { choiceWords } from './choice-words.ts';

const nameOf = (id: string): string => exerciseById(id)?.name[pageLanguage()] ?? id;

const isKit = (thing: string): thing is Kit => (KIT as readonly string[]).includes(thing);

const noteOf = ({ exerciseId, insteadOf = null, missingKit = [] }: PlanExercise): string | null => {
  const words = choiceWords();
  if (insteadOf !== null) return words.instead(nameOf(exerciseId), nameOf(insteadOf));
  const things = missingKit.filter(isKit).map((thing) => kitWords(thing, pageLanguage()).toLowerCase());
  return things.length > 0 ? words.lacking(nameOf(exerciseId), things.join(', ')) : null;
};

/** Changes to today's list because of the runner's equipment, and the equipment that is still missing. */
const EquipmentNotes = ({ exercises }: { exercises: readonly PlanExercise[] }): ReactNode =>
  exercises.map((exercise) => {
    const note = noteOf(exercise);
    return (
      note && (
        <Text key={exercise.exerciseId} $size="14" $quiet={2}>
          {note}
        </Text>
      )
    );
  });

export default EquipmentNotes;
