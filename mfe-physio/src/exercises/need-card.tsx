import { pageLanguage } from '@stridewell/app/screens';
import type { Exercise } from '@stridewell/exercises';
import { kitWords } from '@stridewell/exercises/words';
import { Badge, Card, Row, Text } from '@stridewell/ui/core';
import { exerciseWords } from './words.ts';

/** Equipment that an exercise needs. */
export const NeedCard = ({ exercise }: { exercise: Exercise }) => {
  const language = pageLanguage();
  const words = exerciseWords(language);
  return (
    <Card title={words.need}>
      {exercise.equipment.length === 0 ? (
        <Text $quiet={2}>{words.nothing}</Text>
      ) : (
        <Row $gap={2} $wrap>
          {exercise.equipment.map((thing) => (
            <Badge key={thing}>{kitWords(thing, language)}</Badge>
          ))}
        </Row>
      )}
    </Card>
  );
};
