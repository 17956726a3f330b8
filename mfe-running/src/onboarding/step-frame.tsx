import { Page } from '@stridewell/app/core';
import { Button, media, Row, Text, TextButton, token } from '@stridewell/ui/core';
import { ActionBar } from '@stridewell/ui/forms';
import type { ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import { startWords } from './start-words.ts';
import { neighbour, pathOfStep, STEPS, type Step } from './steps.ts';

const Dots = styled.span`
  display: flex;
  gap: ${token('space-2')};
  i {
    width: 28px;
    height: 4px;
    border-radius: 2px;
    background: ${token('color-border-control')};
  }
  i[data-done] {
    background: ${token('color-accent')};
  }
`;

/** On phones as high as the area between the bars, so that the button is within reach of the thumb. */
const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
  ${media.phone} {
    /* Over the padding of the page, so that a step that fits has nothing to scroll. */
    margin-bottom: calc(-1 * ${token('space-8')});
    min-height: calc(100dvh - 56px - var(--tabbar, 0px) - ${token('space-4')} - env(safe-area-inset-bottom));
  }
`;

const Spacer = styled.div`
  flex: 1;
`;

export interface StepFrameProps {
  step: Step;
  title: string;
  note: string;
  /** Text of the button that continues. */
  next: string;
  /** Text of the button while it is busy, otherwise false. */
  busy?: string | false;
  isValid: boolean;
  onNext: () => void;
  onSkip: () => void;
  children: ReactNode;
}

/** Frame of a card: progress, Skip, the question, and the button that continues. */
export const StepFrame = ({ step, title, note, next, busy, isValid, onNext, onSkip, children }: StepFrameProps) => {
  const words = startWords();
  const number = STEPS.indexOf(step) + 1;
  const before = neighbour(step, -1);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isValid) onNext();
  };
  return (
    <Page
      title={title}
      narrow
      back={before ? { href: pathOfStep(before), label: words.back } : { href: '/', label: words.home }}
    >
      <Form noValidate onSubmit={handleSubmit}>
        <Row $between $wrap>
          <Row $gap={3}>
            <Dots aria-hidden="true">
              {STEPS.map((one, index) => (
                <i key={one} data-done={index < number || undefined} />
              ))}
            </Dots>
            <Text as="span" $size="14" $quiet={3}>
              {words.step(number, STEPS.length)}
            </Text>
          </Row>
          <TextButton onClick={onSkip}>{words.skip}</TextButton>
        </Row>
        <Text $quiet={2}>{note}</Text>
        {children}
        <Spacer />
        <ActionBar>
          <Button type="submit" wide disabled={!isValid} busy={busy ?? false}>
            {next}
          </Button>
        </ActionBar>
      </Form>
    </Page>
  );
};
