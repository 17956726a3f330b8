import type { ActivityDetail } from '@stridewell/contracts/web';
import { DataTable } from '@stridewell/ui/charts';
import { Card, figures, Row, Stack, Text, TextButton } from '@stridewell/ui/core';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { decimalsIn } from '../session/decimals.ts';
import type { PaceUnit } from '../session/units.ts';
import type { ActivityWords } from './activity-words.ts';
import { CurvePlot } from './curve-plot.tsx';
import { type CurveName, curvesOf, formatValue, rowsOf } from './curves.ts';
import { hasPace } from './format-activity.ts';

const Value = styled(Text)`
  ${figures}
`;

const TallTable = styled(DataTable)`
  max-height: 360px;
`;

export interface CurvesCardProps {
  activity: ActivityDetail;
  unit: PaceUnit;
  words: ActivityWords;
}

/** Pace, heart rate and altitude over an activity, as curves or as a table. Renders nothing without recorded values. */
const CurvesCard = ({ activity, unit, words }: CurvesCardProps) => {
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const { series } = activity;
  const curves = useMemo(
    () => series && curvesOf(series, unit, hasPace(activity)),
    // Keeps the same object until the activity is reloaded.
    [series, unit, activity],
  );
  const rows = useMemo(() => (curves && asTable ? rowsOf(curves, unit) : []), [curves, asTable, unit]);
  if (!curves || curves.lines.length === 0) return null;
  const names: Record<CurveName, string> = { pace: words.pace, hr: words.heartRate, altitude: words.altitude };
  const shown = curves.lines.map(({ name }) => names[name]);
  const valueAt = (name: CurveName, values: readonly (number | null)[]): string =>
    at === null ? '' : formatValue(name, values[at] ?? null, unit);
  const place = at === null ? '' : decimalsIn(`${Math.round((curves.x[at] ?? 0) * 100) / 100} ${curves.xUnit}`);
  return (
    <Card
      title={words.curves}
      aside={
        <TextButton aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {words.asTable}
        </TextButton>
      }
    >
      {asTable ? (
        <TallTable
          title={words.curves}
          label={words.tableOf(words.curves)}
          columns={[curves.xUnit === 'min' ? words.time : words.distance, ...shown]}
          rows={rows}
        />
      ) : (
        <figure aria-label={words.curvesOf(shown)}>
          <Stack $gap={3} aria-hidden="true">
            {curves.lines.map(({ name, values }, index) => (
              <div key={name}>
                <Row $between>
                  <Text $size="14" $medium>
                    {names[name]}
                  </Text>
                  <Value $size="14" $quiet={2}>
                    {valueAt(name, values)} {index === 0 && place && `· ${place}`}
                  </Value>
                </Row>
                <CurvePlot name={name} x={curves.x} values={values} unit={unit} onPoint={setAt} />
              </div>
            ))}
          </Stack>
        </figure>
      )}
    </Card>
  );
};

export default CurvesCard;
