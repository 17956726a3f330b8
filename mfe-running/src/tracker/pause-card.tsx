import { Button, Card, Row, Stack, Text } from '@stridewell/ui/core';
import { useState } from 'react';
import { PauseForm } from './pause-form.tsx';
import { useEndPause } from './use-pause.ts';

/** Illness and travel: the plan rests or is eased until the runner is back. */
export const PauseCard = () => {
  const [open, setOpen] = useState(false);
  const end = useEndPause();
  return (
    <Card title="Ill or travelling?">
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          Pause the plan for these days. Nothing has to be caught up, and it starts again gently.
        </Text>
        {open ? (
          <PauseForm onClose={() => setOpen(false)} />
        ) : (
          <Row $wrap>
            <Button variant="secondary" small icon="pause" onClick={() => setOpen(true)}>
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
