import { useToday } from '@stridewell/app/core';
import { isDate, PAUSE_KINDS, type PauseKind } from '@stridewell/contracts/web';
import { Button, Columns, Row, Stack } from '@stridewell/ui/core';
import { focusFirstError, Segmented, TextField } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type PauseWords, pauseWords } from './pause-words.ts';
import { usePause } from './use-pause.ts';

/** Returns the validation errors for the dates, with the same messages as the API. */
const problemsOf = (from: string, to: string, words: PauseWords) => ({
  from: isDate(from) ? undefined : words.firstMissing,
  to: isDate(from) && isDate(to) && to < from ? words.reversed : undefined,
});

/** Kind, first and last day of a pause. Without a last day the pause lasts until the runner ends it. */
export const PauseForm = ({ onClose }: { onClose: () => void }) => {
  const words = pauseWords();
  const today = useToday();
  const element = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<PauseKind>('illness');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { mutate, isPending } = usePause(onClose);
  const problems = problemsOf(from, to, words);

  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  }, []);
  useEffect(() => {
    if (attempts > 0 && element.current) focusFirstError(element.current);
  }, [attempts]);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (problems.from || problems.to) setAttempts(attempts + 1);
    else mutate({ kind, from, to: isDate(to) ? to : null });
  };
  return (
    <form ref={element} aria-label={words.form} noValidate onSubmit={handleSubmit}>
      <Stack $gap={4}>
        <Segmented
          label={words.why}
          options={PAUSE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <Columns $wide={2}>
          <TextField
            label={words.first}
            type="date"
            value={from}
            error={attempts > 0 ? problems.from : undefined}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={words.last}
            type="date"
            optional={words.optional}
            value={to}
            error={attempts > 0 ? problems.to : undefined}
            onChange={(event) => setTo(event.target.value)}
          />
        </Columns>
        <Row $wrap>
          <Button type="submit" busy={isPending && words.pausing}>
            {words.pause}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
