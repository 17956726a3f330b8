import { Button, Text } from '@stridewell/ui/core';
import { type Interruption, SKIP_REASONS } from '../machine/state.ts';
import { easierOf, type SwapFacts, swapsOf } from '../plan/substitutes.ts';
import { playerWords } from '../words/words.ts';
import { nameOf } from './exercise-words.ts';
import { FigurePanel } from './figure-panel.tsx';
import { HurtsView } from './hurts-view.tsx';
import { Column, Title } from './parts.tsx';
import type { StageProps } from './stage-props.ts';

type Props = Omit<StageProps, 'at'> & { facts: SwapFacts };

const SkipView = ({ send }: Props) => {
  const { skipping: words } = playerWords();
  return (
    <Column>
      <Title>{words.title}</Title>
      {SKIP_REASONS.map((reason) => (
        <Button key={reason} variant="secondary" onClick={() => send({ type: 'skip_reason', reason })}>
          {words.reasons[reason]}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => send({ type: 'back' })}>
        {words.cancel}
      </Button>
    </Column>
  );
};

const SwapView = ({ send, exercise, facts }: Props) => {
  const { swap, skipping } = playerWords();
  const swaps = swapsOf(exercise, facts);
  return (
    <Column>
      <div>
        <Title>{swap.title}</Title>
        <Text $quiet={2}>{swaps.length > 0 ? swap.text : swap.none}</Text>
      </div>
      {swaps.map((other) => (
        <Button key={other.exerciseId} variant="secondary" onClick={() => send({ type: 'swap', exercise: other })}>
          {nameOf(other)}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => send({ type: 'leave_out', reason: 'no_kit' })}>
        {skipping.leaveOut}
      </Button>
      <Button variant="quiet" onClick={() => send({ type: 'back' })}>
        {skipping.cancel}
      </Button>
    </Column>
  );
};

const StepsView = ({ send, exercise, turn, textsOf }: Props) => {
  const { steps: words, skipping } = playerWords();
  const texts = textsOf(exercise.exerciseId);
  return (
    <Column>
      <Title>{nameOf(exercise)}</Title>
      <div style={{ display: 'grid', minHeight: 260 }}>
        <FigurePanel exercise={exercise} side={turn.side} motion="twice" />
      </div>
      <div>
        <Text $medium>{words.title}</Text>
        <ol style={{ paddingInlineStart: 20, listStyle: 'decimal' }}>
          {texts?.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <Text $medium>{words.mistakes}</Text>
        <ul style={{ paddingInlineStart: 20, listStyle: 'disc' }}>
          {texts?.mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </div>
      <Button onClick={() => send({ type: 'back' })}>{words.done}</Button>
      <Button variant="quiet" onClick={() => send({ type: 'leave_out', reason: 'not_understood' })}>
        {skipping.leaveOut}
      </Button>
    </Column>
  );
};

/** Advice after pain if the session continues. */
export const AdviceView = ({
  advice,
  onContinue,
}: {
  advice: { title: string; text: string };
  onContinue: () => void;
}) => (
  <Column role="alert">
    <Title>{advice.title}</Title>
    <Text>{advice.text}</Text>
    <Button onClick={onContinue}>{playerWords().goOn}</Button>
  </Column>
);

type Question = Exclude<Interruption, { at: 'advice' }>;

/** A question in front of the session. */
export const QuestionView = ({ question, ...props }: Props & { question: Question }) => {
  const { send, exercise, facts } = props;
  switch (question.at) {
    case 'hurts':
      return (
        <HurtsView
          onAnswer={(stop) => send({ type: 'hurts_answer', stop, easier: easierOf(exercise, facts) })}
          onCancel={() => send({ type: 'back' })}
        />
      );
    case 'skip':
      return <SkipView {...props} />;
    case 'swap':
      return <SwapView {...props} />;
    case 'steps':
      return <StepsView {...props} />;
    default:
      return question satisfies never;
  }
};
