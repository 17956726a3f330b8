import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, Columns, figures, longDay, Stack, Text, text, token } from '@stridewell/ui/core';
import { ToggleGroup } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { Meter } from './meter.tsx';
import type { Range } from './progress-rules.ts';

const OPTIONS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const satisfies { value: Range; label: string }[];

const Parts = styled(Columns)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
  text-align: center;
  dt {
    ${text('14')}
    color: ${token('color-text-3')};
  }
  dd {
    ${text('20')}
    ${figures}
  }
  small {
    font-size: ${token('text-12')};
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
  }
`;

const partsOf = ({ pain, walkRunTolerance, functionalTestsOk }: PhysioCheckin) => [
  { name: `Pain ${pain}`, points: (10 - pain) * 4, of: 40 },
  { name: 'Walk/run', points: walkRunTolerance ? 30 : 0, of: 30 },
  { name: 'Tests', points: functionalTestsOk ? 30 : 0, of: 30 },
];

export interface MeterCardProps {
  newest: PhysioCheckin;
  range: Range;
  onRange: (range: Range) => void;
}

/** The newest physio readiness with its components, and the page's range toggle. */
export const MeterCard = ({ newest, range, onRange }: MeterCardProps) => (
  <Card
    title="Physio readiness"
    aside={<ToggleGroup label="Range" options={OPTIONS} value={range} onChange={onRange} />}
  >
    <Stack $gap={4}>
      <Meter readiness={newest.readiness} />
      <Text $size="14" $quiet={3} style={{ textAlign: 'center' }}>
        {`Check-in of ${longDay(newest.date)}`}
      </Text>
      <Parts as="dl">
        {partsOf(newest).map(({ name, points, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {points} <small>of {of}</small>
            </dd>
          </div>
        ))}
      </Parts>
    </Stack>
  </Card>
);
