import { pageLanguage } from '@stridewell/app/screens';
import { Button, Card, Row, Text } from '@stridewell/ui/core';
import { YesNo } from '@stridewell/ui/forms';
import { useState } from 'react';
import { inLanguage } from '../data/language.ts';
import { useSaveChoices } from '../exercises/use-choices.ts';

const WORDS = {
  en: {
    question: 'Are you 60 or older?',
    help: 'From the age of 60, 15 heel raises on one leg pass the test. Before, it takes 20.',
    older: 'You are 60 or older: 15 heel raises on one leg pass the test.',
    younger: 'You are under 60: 20 heel raises on one leg pass the test.',
    change: 'Change',
  },
  nb: {
    question: 'Er du 60 år eller eldre?',
    help: 'Fra 60 år holder det med 15 tåhev på ett bein. Før det trengs 20.',
    older: 'Du er 60 år eller eldre: 15 tåhev på ett bein består testen.',
    younger: 'Du er under 60 år: 20 tåhev på ett bein består testen.',
    change: 'Endre',
  },
} satisfies Record<'en' | 'nb', Record<string, string>>;

/**
 * Asks whether the runner is 60 or older, because the heel raise has a separate threshold from that age, and shows the
 * answer.
 * @param from60 the stored answer, or null if there is none
 */
export const AgeCard = ({ from60 }: { from60: boolean | null }) => {
  const words = inLanguage<(typeof WORDS)['en']>(WORDS);
  const [isEditing, setEditing] = useState(false);
  const { mutate } = useSaveChoices(() => setEditing(false));
  const answer = (value: boolean | null): void => {
    if (value !== null) mutate({ from60: value });
  };
  return (
    <Card>
      <div lang={pageLanguage()}>
        {from60 === null || isEditing ? (
          <YesNo label={words.question} help={words.help} value={from60} onChange={answer} />
        ) : (
          <Row $between $align="baseline">
            <Text>{from60 ? words.older : words.younger}</Text>
            <Button variant="quiet" small onClick={() => setEditing(true)}>
              {words.change}
            </Button>
          </Row>
        )}
      </div>
    </Card>
  );
};
