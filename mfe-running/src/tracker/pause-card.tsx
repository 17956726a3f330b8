import type { PlanPause } from '@stridewell/contracts/web';
import { Button, Card, mediumDay, Row, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useRef, useState } from 'react';
import { PauseForm } from './pause-form.tsx';
import { useCurrentPause, useEndPause } from './use-pause.ts';

const KIND_LABELS = { illness: 'Ill', travel: 'Travelling' };

const pauseText = ({ kind, from, to }: PlanPause): string =>
  to === null
    ? `${KIND_LABELS[kind]} from ${mediumDay(from)}, until you are back.`
    : `${KIND_LABELS[kind]} from ${mediumDay(from)} to ${mediumDay(to)}.`;

/** Shows, starts and ends a pause for illness or travel. */
export const PauseCard = () => {
  const [open, setOpen] = useState(false);
  const end = useEndPause();
  const pause = useCurrentPause();
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  // The form had the focus, so the focus moves to the button when the form closes.
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
    <Card title="Ill or travelling?">
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          Pause the plan for these days. There is nothing to catch up on, and it starts again gently.
        </Text>
        {pause ? <Text $medium>{pauseText(pause)}</Text> : null}
        {open ? (
          <PauseForm onClose={handleClose} />
        ) : (
          <Row $wrap>
            <Button ref={button} variant="secondary" small icon="pause" onClick={() => setOpen(true)}>
              {pause ? 'Change the pause' : 'Pause'}
            </Button>
            {pause === null ? null : (
              <Button variant="quiet" small busy={end.isPending && 'Ending...'} onClick={() => end.mutate()}>
                I am back: end the pause
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
