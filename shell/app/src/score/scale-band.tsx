import { BANDS, type Baseline, RECOMMENDATIONS, type Recommendation, usualRange } from '@stridewell/contracts/web';
import { text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const columns = '30fr 20fr 25fr 25fr';
const ASCENDING = [...RECOMMENDATIONS].reverse();

const Names = styled.div`
  ${text('12')}
  display: grid;
  grid-template-columns: ${columns};
  margin-bottom: ${token('space-2')};
  color: ${token('color-text-3')};
  b {
    color: var(--fg);
    font-weight: ${token('weight-semibold')};
  }
`;

const Bar = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  height: 8px;
`;

const Segment = styled.span<{ $on: boolean }>`
  background: ${({ $on }) => ($on ? 'var(--solid)' : `color-mix(in srgb, ${token('color-text-3')} 26%, transparent)`)};
  border-right: 2px solid var(--bg, ${token('color-surface')});
  &:first-child {
    border-radius: 4px 0 0 4px;
  }
  &:nth-child(4) {
    border-right: 0;
    border-radius: 0 4px 4px 0;
  }
`;

const Pin = styled.span`
  position: absolute;
  top: -6px;
  width: 6px;
  height: 20px;
  margin-left: -3px;
  border-radius: 3px;
  background: ${token('color-text')};
  box-shadow: 0 0 0 2px var(--bg, ${token('color-surface')});
`;

const BaselineMark = styled.div`
  ${text('12')}
  position: relative;
  height: 32px;
  margin-top: 10px;
  color: ${token('color-text-3')};
  i {
    position: absolute;
    top: 0;
    height: 6px;
    border: 1.5px solid ${token('color-text-3')};
    border-top: 0;
    border-radius: 0 0 4px 4px;
  }
  span {
    position: absolute;
    top: 12px;
    transform: translateX(-50%);
    white-space: nowrap;
  }
`;

/** UI text of the scale. */
export interface ScaleBandWords {
  /** Label of the runner's usual range. */
  normal: string;
  /** Description of a score and of the bands. */
  scale: (score: number) => string;
  /** Description of the runner's usual range, beginning with a space. */
  range: (low: number, high: number) => string;
}

const EN: ScaleBandWords = {
  normal: 'your normal',
  scale: (score) =>
    `${score.toFixed(1)} on a scale of 0 to 10. Reset below ${BANDS.Recover.from}, Recover from ${BANDS.Recover.from}, Adapt from ${BANDS.Adapt.from}, Push from ${BANDS.Push.from}.`,
  range: (low, high) => ` Your normal is ${low.toFixed(1)} to ${high.toFixed(1)}.`,
};

export interface ScaleBandProps {
  /** 0–10. */
  score: number;
  recommendation: Recommendation;
  /** The runner's baseline. Null if there are too few check-ins. */
  baseline: Baseline | null;
  /** UI text of the scale. Default English. */
  words?: ScaleBandWords | undefined;
}

const percent = (value: number): string => `${value * 10}%`;

/**
 * Position of the pin. The pin never covers the border of its band, because a score of 7.4 at the border would look
 * like Push.
 */
const pinPlace = (score: number, recommendation: Recommendation): string => {
  const next = ASCENDING[ASCENDING.indexOf(recommendation) + 1];
  const to = next ? BANDS[next].from : 10;
  return `clamp(${percent(BANDS[recommendation].from)} + 5px, ${percent(score)}, ${percent(to)} - 5px)`;
};

/**
 * Shows the position of a score on a scale with the four score bands, and the runner's usual range.
 */
export const ScaleBand = ({ score, recommendation, baseline, words = EN }: ScaleBandProps) => {
  const normal = baseline && usualRange(baseline);
  const range = normal ? words.range(normal.low, normal.high) : '';
  return (
    <div role="img" aria-label={words.scale(score) + range}>
      <Names>
        {ASCENDING.map((name) => (name === recommendation ? <b key={name}>{name}</b> : <span key={name}>{name}</span>))}
      </Names>
      <Bar>
        {ASCENDING.map((name) => (
          <Segment key={name} data-band={name} $on={name === recommendation} />
        ))}
        <Pin data-pin style={{ left: pinPlace(score, recommendation) }} />
      </Bar>
      {normal && (
        <BaselineMark>
          <i style={{ left: percent(normal.low), width: percent(normal.high - normal.low) }} />
          {/* At least 40 px from the edges, so that the text stays inside the card. */}
          <span style={{ left: `clamp(40px, ${percent((normal.low + normal.high) / 2)}, calc(100% - 40px))` }}>
            {words.normal}
          </span>
        </BaselineMark>
      )}
    </div>
  );
};
