import { pageLanguage } from '@stridewell/app/screens';
import type { InjuryFunction } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { useInjuries } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { FunctionForm } from './function-form.tsx';
import { functionWords } from './function-words.ts';
import { ScoreLine } from './score-line.tsx';
import { useQuestionnaires } from './use-function.ts';

/** One row for each activity: its name, its change, and the line of its scores. */
const Rows = ({ injury }: { injury: InjuryFunction }) => {
  const words = functionWords();
  return (
    <Stack $gap={4}>
      {injury.activities.map(({ name, scores: dated, change }) => {
        const scores = dated.map(({ score }) => score);
        return (
          <Stack key={name} $gap={1}>
            <Text>{words.now(name, scores.at(-1) ?? 0, change && words.changes[change])}</Text>
            {scores.length > 1 && <ScoreLine label={words.scores(name, scores)} scores={scores} />}
          </Stack>
        );
      })}
      {injury.change && injury.activities.length > 1 && <Text>{words.together(words.changes[injury.change])}</Text>}
      <Text $size="14" $quiet={3}>
        {words.next}
      </Text>
    </Stack>
  );
};

/** Name of an injury as a heading, used if the runner has two. */
const useName = (): ((injuryId: string) => string | null) => {
  const injuries = useInjuries();
  const known = injuries.state === 'there' ? injuries.value : [];
  return (injuryId) => {
    const found = known.length > 1 ? known.find(({ id }) => id === injuryId) : undefined;
    return found ? injuryWords().onSide(found.area, found.side) : null;
  };
};

/**
 * The runner's own activities of each injury.
 * @param show the weekly questions if they are due, or the scores so far
 */
export const FunctionCards = ({ show }: { show: 'questions' | 'scores' }) => {
  const words = functionWords();
  const questionnaires = useQuestionnaires();
  const nameOf = useName();
  if (questionnaires.state !== 'there') return null;
  return questionnaires.value.injuries
    .filter(({ due, activities }) => (show === 'questions' ? due : activities.length > 0))
    .map((injury) => {
      const name = nameOf(injury.injuryId);
      return (
        <Card key={injury.injuryId} title={name === null ? words.title : `${words.title}: ${name}`}>
          <div lang={pageLanguage()}>
            {show === 'questions' ? <FunctionForm injury={injury} /> : <Rows injury={injury} />}
          </div>
        </Card>
      );
    });
};
