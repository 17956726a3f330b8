import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, Columns, figures, Stack, Text, text, token } from '@stridewell/ui/core';
import { ToggleGroup } from '@stridewell/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { longDay } from '../data/days.ts';
import { Meter } from './meter.tsx';
import { MetricCard } from './metric-card.tsx';
import { METRICS, type MetricDef } from './metrics.ts';
import type { Range } from './progress-rules.ts';
import { type ProgressWords, progressWords } from './progress-words.ts';

const Inner = styled(Stack)`
  padding: 0 ${token('card-pad')} ${token('space-4')};
`;

const Parts = styled(Columns)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-top: ${token('space-3')};
  border-top: 1px solid ${token('color-border')};
  text-align: center;
  dt {
    ${text('14')}
    color: ${token('color-text-3')};
  }
  dd {
    ${text('16')}
    font-weight: ${token('weight-semibold')};
    ${figures}
  }
  small {
    font-size: ${token('text-12')};
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
  }
`;

const partsOf = ({ pain, walkRunTolerance, functionalTestsOk }: PhysioCheckin, words: ProgressWords) => [
  { name: words.pain(pain), points: (10 - pain) * 4, of: 40 },
  { name: words.walkRun, points: walkRunTolerance ? 30 : 0, of: 30 },
  { name: words.tests, points: functionalTestsOk ? 30 : 0, of: 30 },
];

/** The metrics as one accordion. Only one of them can be open at a time. */
const Metrics = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const [open, setOpen] = useState<MetricDef['id'] | null>(null);
  return METRICS.map((metric) => (
    <MetricCard
      key={metric.id}
      metric={metric}
      checkins={checkins}
      open={open === metric.id}
      onToggle={() => setOpen(open === metric.id ? null : metric.id)}
    />
  ));
};

export interface MeterCardProps {
  newest: PhysioCheckin;
  /** Check-ins of the range, newest first. */
  checkins: readonly PhysioCheckin[];
  range: Range;
  onRange: (range: Range) => void;
}

/** The newest physio readiness with its components, the page's range toggle, and the metrics as an accordion. */
export const MeterCard = ({ newest, checkins, range, onRange }: MeterCardProps) => {
  const words = progressWords();
  return (
    <Card
      flush
      title={words.readiness}
      aside={
        <ToggleGroup
          label={words.range}
          options={[
            { value: 'week', label: words.week },
            { value: 'month', label: words.month },
          ]}
          value={range}
          onChange={onRange}
        />
      }
    >
      <Inner $gap={3}>
        <Meter readiness={newest.readiness} />
        <Text $size="14" $quiet={3} style={{ textAlign: 'center' }}>
          {words.checkinOf(longDay(newest.date))}
        </Text>
        <Parts as="dl">
          {partsOf(newest, words).map(({ name, points, of }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {points} <small>{words.of(of)}</small>
              </dd>
            </div>
          ))}
        </Parts>
      </Inner>
      <Metrics checkins={checkins} />
    </Card>
  );
};
