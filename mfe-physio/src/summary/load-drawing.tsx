import { shortDayIn } from '@stridewell/app/screens';
import { text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { GOAL } from '../progress/goal.ts';
import { progressWords } from '../progress/progress-words.ts';
import { DRAWING, type LoadDays, loadPoints, painHeight } from './load-points.ts';

const Frame = styled.div`
  ${text('12')}
  display: grid;
  grid-template: 120px auto / auto minmax(0, 1fr) auto;
  gap: 2px ${token('space-2')};
  color: ${token('color-text-3')};
  svg {
    display: block;
    width: 100%;
    height: 100%;
    max-height: none !important;
    color: ${token('color-text')};
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  @media print {
    grid-template-rows: 24mm auto;
  }
`;

const Ends = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  line-height: 1;
`;

const Days = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  grid-column: 2;
  b {
    position: absolute;
    translate: -50% 0;
    font-weight: ${token('weight-medium')};
  }
`;

/** Fraction of the width at either end that the first and the last date fill. */
const DATE_SHARE = 0.2;

/**
 * Pain as a line and logged minutes as bars, by day, in one colour, so that it is readable on paper. Screen readers
 * read the page's tables instead.
 */
export const LoadDrawing = (days: LoadDays) => {
  const { width, height } = DRAWING;
  const { minutes, pain, bars, stages } = loadPoints(days);
  const goal = painHeight(GOAL);
  return (
    <Frame aria-hidden="true">
      <Ends>
        <span>10</span>
        <span>0</span>
      </Ends>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
      >
        {bars.map(({ date, ...bar }) => (
          <rect key={date} {...bar} fill="currentColor" fillOpacity={0.25} stroke="none" />
        ))}
        <path d={`M0 0H${width}M0 ${height}H${width}`} strokeOpacity={0.25} />
        <path d={`M0 ${goal}H${width}`} strokeOpacity={0.6} strokeDasharray="5 4" />
        {stages.map(({ stage, x }) => (
          <path key={stage} d={`M${x} 0V${height}`} strokeOpacity={0.5} strokeDasharray="1 3" />
        ))}
        {pain.map(({ date, x, y, joined }, index) => {
          const after = pain[index + 1];
          return (
            <g key={date} strokeLinecap="round">
              {joined && after && <path d={`M${x} ${y}L${after.x} ${after.y}`} strokeWidth={1.5} />}
              <path d={`M${x} ${y}h0.01`} strokeWidth={5} />
            </g>
          );
        })}
      </svg>
      <Ends>
        <span>{minutes}</span>
        <span>0</span>
      </Ends>
      <Days>
        <span>{shortDayIn(days.from)}</span>
        {stages
          .filter(({ share }) => share > DATE_SHARE && share < 1 - DATE_SHARE)
          .map(({ stage, share }) => (
            <b key={stage} style={{ left: `${share * 100}%` }}>
              {progressWords().chart.stage(stage)}
            </b>
          ))}
        <span>{shortDayIn(days.to)}</span>
      </Days>
    </Frame>
  );
};
