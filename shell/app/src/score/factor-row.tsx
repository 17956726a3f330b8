import type { Factor } from '@stridewell/contracts/web';
import { figures, Hidden, Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { pageLanguage } from '../screens/page-language.ts';
import { METRIC_ICONS } from './metric-icons.ts';
import { metricLabel, metricValue, scoreText } from './scale-words.ts';

const Item = styled.li`
  display: grid;
  gap: ${token('space-2')};
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  > svg {
    color: ${token('color-text-3')};
  }
`;

const Name = styled.span`
  font-weight: ${token('weight-medium')};
  small {
    font-size: ${token('text-14')};
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
    margin-left: ${token('space-1')};
    white-space: nowrap;
  }
  svg {
    display: inline-block;
    vertical-align: -3px;
    margin-left: 2px;
    color: ${token('color-text-3')};
  }
`;

const Points = styled.span`
  ${figures}
  ${text('14')}
  color: ${token('color-text-3')};
  white-space: nowrap;
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: 4px;
  background: ${token('color-surface-sunken')};
  box-shadow: inset 0 0 0 1px ${token('color-border')};
  overflow: hidden;
  span {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: ${token('chart-score')};
  }
`;

export interface FactorRowProps {
  factor: Factor;
  /** Points as they are shown, so that the rows add up (`shownPoints`). Default: the rounded contribution. */
  points?: number | undefined;
  /** Maximum `max` of all factors. The track of the factor with this `max` has the full width. */
  largest: number;
  /** True if this factor lowered the score most. */
  down?: boolean;
}

const WORDS = {
  en: { down: 'pulled it down', of: 'of' },
  nb: { down: 'trakk ned', of: 'av' },
};

/**
 * Row with a factor's contribution to the score, such as "Sleep 3 · fair, 1.3 of 2.5". The length of the track shows
 * the factor's weight.
 */
export const FactorRow = ({ factor, points = factor.contribution, largest, down = false }: FactorRowProps) => {
  const words = WORDS[pageLanguage()];
  return (
    <Item>
      <Icon name={METRIC_ICONS[factor.metric]} size={20} />
      <Name>
        {metricLabel(factor.metric)} <small>{`${factor.value} · ${metricValue(factor.metric, factor.value)}`}</small>
        {down && <Icon name="arrow-down" size={16} />}
        {down && <Hidden>{` ${words.down}`}</Hidden>}
      </Name>
      <Points>
        <b>{scoreText(points)}</b> {words.of} {scoreText(factor.max)}
      </Points>
      <Track style={{ width: `${(factor.max / largest) * 100}%` }} aria-hidden="true">
        <span style={{ width: `${(factor.contribution / factor.max) * 100}%` }} />
      </Track>
    </Item>
  );
};

/** List of factor rows. */
export const Factors = styled.ul`
  display: grid;
  gap: ${token('space-4')};
`;
