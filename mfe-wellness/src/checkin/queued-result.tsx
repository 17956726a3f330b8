import { Page } from '@stridewell/app/core';
import { type QueuedCheckin, useQueue, WaitingCheckins } from '@stridewell/app/queue';
import { type CheckinAnswer, HIGH_PAIN } from '@stridewell/contracts/web';
import { Button, ButtonLink, Card, Row, Stack, Text } from '@stridewell/ui/core';
import { useEffect } from 'react';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import { formWords } from './form-words.ts';
import { HighPainNotice } from './high-pain-notice.tsx';

export interface QueuedResultProps {
  checkin: QueuedCheckin;
  /** Called if the offline queue sends the check-in while this screen is open. */
  onAnswer: (answer: CheckinAnswer) => void;
  onAnother: () => void;
}

/** Shown instead of the result while the check-in is in the offline queue. */
export const QueuedResult = ({ checkin, onAnswer, onAnother }: QueuedResultProps) => {
  const { waiting: words, back, day } = formWords();
  const lastSent = useQueue((queue) => queue.lastSent);
  const answer = lastSent?.checkin.id === checkin.id ? lastSent.answer : null;
  const pain = Number(checkin.body.pain);
  useHeadingFocus(true);
  useEffect(() => {
    if (answer) onAnswer(answer);
  }, [answer, onAnswer]);
  return (
    <Page title={words.title} back={{ href: '/', label: back }} over={day(checkin.date)} narrow>
      {pain >= HIGH_PAIN && <HighPainNotice pain={pain} />}
      <WaitingCheckins />
      <Card>
        <Stack $gap={4}>
          <Text $quiet={2}>{words.text}</Text>
          <Row $wrap>
            <ButtonLink href="/">{back}</ButtonLink>
            <Button variant="secondary" onClick={onAnother}>
              {words.another}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
};
