import type { PhysioCheckin } from '@stridewell/contracts/web';
import { figures, Icon, Text, text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { shortDay } from '../data/days.ts';
import { Bar } from './bar.tsx';
import type { MetricDef } from './metrics.ts';
import { LIST_LENGTH } from './progress-rules.ts';
import { progressWords } from './progress-words.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-1')};
  padding: 0 ${token('card-pad')} ${token('space-3')};
  border-top: 1px solid ${token('color-border')};
`;

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: 52px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${token('weight-medium')};
  text-align: left;
  cursor: pointer;
  svg {
    flex: none;
    color: ${token('color-text-3')};
  }
  b {
    ${text('20')}
    ${figures}
  }
  b small {
    font-size: ${token('text-14')};
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
`;

const History = styled.ol`
  ${text('14')}
  ${figures}
  display: grid;
  gap: ${token('space-2')};
  padding-top: ${token('space-3')};
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) 32px;
    gap: ${token('space-3')};
    align-items: center;
  }
  b {
    text-align: right;
    font-weight: ${token('weight-semibold')};
  }
`;

export interface MetricCardProps {
  metric: MetricDef;
  /** Check-ins, newest first. The list must not be empty. */
  checkins: readonly PhysioCheckin[];
  open: boolean;
  onToggle: () => void;
}

/** A row of the accordion: a metric with its newest value and, when open, the last five values. */
export const MetricCard = ({ metric, checkins, open, onToggle }: MetricCardProps) => {
  const id = useId();
  const words = progressWords();
  const { id: name, icon, of, figureOf, colourOf, noteOf } = metric;
  const label = words.metrics[name];
  const value = checkins[0] ? figureOf(checkins[0]) : 0;
  const bar = (figure: number) => <Bar share={figure / of} colour={colourOf(figure)} />;
  return (
    <Box data-metric={name}>
      <h3>
        <Head type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <Icon name={icon} size={20} />
          <Name>
            <span>{label}</span>
            <Text as="span" $size="12" $quiet={3}>
              {noteOf(checkins)}
            </Text>
          </Name>
          <b>
            {value}
            <small>/{of}</small>
          </b>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
        </Head>
      </h3>
      {bar(value)}
      <div id={id} hidden={!open}>
        {open && (
          <History aria-label={words.last(label, LIST_LENGTH)}>
            {checkins.slice(0, LIST_LENGTH).map((checkin) => (
              <li key={checkin.date}>
                <span>{shortDay(checkin.date)}</span>
                {bar(figureOf(checkin))}
                <b>{figureOf(checkin)}</b>
              </li>
            ))}
          </History>
        )}
      </div>
    </Box>
  );
};
