import { Button, Card, Row, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useRef, useState } from 'react';
import { PauseForm } from './pause-form.tsx';
import { useEndPause } from './use-pause.ts';

/** Illness and travel: the plan rests or is eased until the runner is back. */
export const PauseCard = () => {
  const [open, setOpen] = useState(false);
  const end = useEndPause();
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  // The form took the focus with it.
  useEffect(() => {
    if (open || !closed.current) return;
    closed.current = false;
    button.current?.focus();
  }, [open]);
  const handleClose = (): void => {
    closed.current = true;
    setOpen(false);
  };
  return (
    <Card title="Ill or travelling?">
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          Pause the plan for these days. There is nothing to catch up on, and it starts again gently.
        </Text>
        {open ? (
          <PauseForm onClose={handleClose} />
        ) : (
          <Row $wrap>
            <Button ref={button} variant="secondary" small icon="pause" onClick={() => setOpen(true)}>
              Pause
            </Button>
            <Button variant="quiet" small busy={end.isPending && 'Ending...'} onClick={() => end.mutate()}>
              I am back: end the pause
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};
