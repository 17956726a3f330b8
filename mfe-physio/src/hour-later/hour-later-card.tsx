import { Alert, Button, Card, Stack } from '@stridewell/ui/core';
import { Chips } from '@stridewell/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { AlertLink } from '../alerts/alert-link.ts';
import { ROUTES } from '../dashboard/routes.ts';
import { pageLanguage } from '../data/language.ts';
import { hourWords } from './hour-words.ts';
import { type Answered, useAnswer } from './use-answer.ts';
import { useAsked } from './use-asked.ts';

const LEVELS = Array.from({ length: 11 }, (_, pain) => ({ value: `${pain}`, label: `${pain}` }));
/** Pain above which the runner should do no more exercise on the day, regardless of the limit. */
const MOST_PAIN = 5;

const Outcome = ({ answered: { pain, verdict } }: { answered: Answered }) => {
  const words = hourWords();
  const isHigh = verdict === 'flare' || (verdict === 'waiting' && pain > MOST_PAIN);
  return (
    <div lang={pageLanguage()}>
      <Alert
        live
        tone={isHigh || verdict === 'outside' ? 'warning' : 'success'}
        title={words.saved}
        actions={isHigh && <AlertLink href={ROUTES.triage}>{words.check}</AlertLink>}
      >
        <p>{verdict === 'waiting' ? words.waiting : words.verdicts[verdict]}</p>
        {isHigh && verdict === 'waiting' && <p>{words.high}</p>}
      </Alert>
    </div>
  );
};

const Question = ({ sessionId, onAnswered }: { sessionId: string; onAnswered: (answered: Answered) => void }) => {
  const words = hourWords();
  // Pain is never prefilled.
  const [pain, setPain] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending } = useAnswer(onAnswered);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (pain !== null) mutate({ sessionId, pain: Number(pain) });
  };
  return (
    <Card title={words.title}>
      <form lang={pageLanguage()} noValidate onSubmit={handleSubmit}>
        <Stack $gap={4}>
          <Chips
            label={words.question}
            help={words.scale}
            options={LEVELS}
            value={pain}
            error={checked && pain === null ? words.missing : null}
            onChange={setPain}
          />
          <div>
            <Button type="submit" variant="secondary" busy={isPending && words.saving}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};

/**
 * Asks for the pain one hour after a session, until the end of the day, and explains the answer. Renders nothing while
 * there is nothing to ask.
 */
const HourLaterCard = () => {
  const { due } = useAsked();
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (answered) return <Outcome answered={answered} />;
  return due && <Question key={due.id} sessionId={due.id} onAnswered={setAnswered} />;
};

export default HourLaterCard;
