import { ButtonLink, Card, Row, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { exampleCount, statsWords } from './stats-words.ts';

/** Number of check-ins from which the real charts replace the example. */
export const EXAMPLE_UNTIL = 3;

const Picture = styled.div`
  position: relative;
  margin: ${token('space-4')} 0;
  svg {
    display: block;
    width: 100%;
    height: 160px;
  }
  span {
    ${text('12')}
    position: absolute;
    top: 0;
    right: 0;
    padding: 2px ${token('space-2')};
    border-radius: ${token('radius-full')};
    background: ${token('color-surface-sunken')};
    color: ${token('color-text-3')};
  }
`;

const POINTS = '4,84 30,70 56,76 82,58 108,64 134,96 160,88 186,60 212,66 238,48 264,54 290,40 316,46';

/** Example of the score chart, in grey, with the number of further check-ins needed for the runner's own chart. */
export const ExampleCard = ({ checkins }: { checkins: number }) => {
  const { example, empty } = statsWords();
  return (
    <Card title={example.title}>
      <Text $size="14" $quiet={2}>
        {checkins === 0 ? `${empty.title}. ${example.text}` : example.text}
      </Text>
      <Picture aria-hidden="true">
        <svg viewBox="0 0 320 128" preserveAspectRatio="none" aria-hidden="true">
          <rect x="0" y="44" width="320" height="40" rx="4" fill={token('chart-band')} />
          {[16, 52, 88, 124].map((y) => (
            <path key={y} d={`M0 ${y}h320`} stroke={token('chart-grid')} vectorEffect="non-scaling-stroke" />
          ))}
          <polyline
            points={POINTS}
            fill="none"
            stroke={token('color-border-control')}
            strokeWidth={2}
            strokeDasharray="2 4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span>{example.picture}</span>
      </Picture>
      <Row $between $wrap $gap={3}>
        <Text $medium>{exampleCount(checkins, EXAMPLE_UNTIL)}</Text>
        <ButtonLink href="/check-in" variant="secondary" small>
          {empty.action}
        </ButtonLink>
      </Row>
    </Card>
  );
};
