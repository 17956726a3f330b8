import { dayIn } from '@stridewell/app/screens';
import type { PlanPause } from '@stridewell/contracts/web';
import { Button, Card, Row, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useRef, useState } from 'react';
import { PauseForm } from './pause-form.tsx';
import { type PauseWords, pauseWords } from './pause-words.ts';
import { useCurrentPause, useEndPause } from './use-pause.ts';

const pauseText = ({ kind, from, to }: PlanPause, words: PauseWords): string =>
  to === null ? words.open(kind, dayIn(from)) : words.closed(kind, dayIn(from), dayIn(to));

/** Shows, starts and ends a pause for illness or travel. */
export const PauseCard = () => {
  const words = pauseWords();
  const [open, setOpen] = useState(false);
  const end = useEndPause();
  const pause = useCurrentPause();
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  // The form had the focus, so it moves to the button when the form closes.
  useEffect(() => {
    if (open || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [open]);
  const handleClose = (): void => {
    returnFocus.current = true;
    setOpen(false);
  };
  return (
    <Card title={words.title}>
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          {words.text}
        </Text>
        {pause ? <Text $medium>{pauseText(pause, words)}</Text> : null}
        {open ? (
          <PauseForm onClose={handleClose} />
        ) : (
          <Row $wrap>
            <Button ref={button} variant="secondary" small icon="pause" onClick={() => setOpen(true)}>
              {pause ? words.change : words.begin}
            </Button>
            {pause === null ? null : (
              <Button variant="quiet" small busy={end.isPending && words.ending} onClick={() => end.mutate()}>
                {words.end}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
