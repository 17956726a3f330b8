import { dayMessage } from '@stridewell/app/core';
import { DEFAULT_ANSWER } from '@stridewell/app/testing/checkin';
import { renderApp } from '@stridewell/app/testing/render';
import type { CheckinAnswer } from '@stridewell/contracts/web';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WhyCard } from './why-card.tsx';

const why = () => screen.getByRole('region', { name: /^Why / });
const open = (answer: CheckinAnswer) => renderApp(<WhyCard answer={answer} lines={dayMessage(answer)} />);

describe('explanation of the score', () => {
  test('CHK-174 shows rows that add up to the total, even when no limit applies', () => {
    open(DEFAULT_ANSWER);
    const points = within(within(why()).getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => Number(/([\d.]+) of [\d.]+$/.exec(row.textContent ?? '')?.[1]));
    expect(points.reduce((sum, value) => sum + Math.round(value * 10), 0)).toBe(62);
    expect(within(why()).getByText('Your answers together').nextSibling).toHaveTextContent('6.2');
  });

  test('CHK-173 compares the answers with the baseline, and says when a limit causes the difference', () => {
    const cap = { code: 'injury', value: null, reason: 'the injury you are working on', limit: 7.4 };
    const explanation = { ...DEFAULT_ANSWER.explanation, raw: 9.2, cap, baseline: { mean: 9.2, sd: 0.7, days: 27 } };
    open({ ...DEFAULT_ANSWER, score: 7.4, explanation });
    expect(within(why()).getByText("Today's answers").nextSibling).toHaveTextContent('0.0');
    expect(
      within(why()).getByText(
        'Within your usual range of 8.5 to 9.9, from 27 check-ins. The limit makes the difference, not your answers.',
      ),
    ).toBeVisible();
  });

  test('CHK-173 does not call a rounding difference unusual after equal check-ins', () => {
    const baseline = { mean: 6.2, sd: 0, days: 27 };
    open({
      ...DEFAULT_ANSWER,
      score: 5.8,
      explanation: { ...DEFAULT_ANSWER.explanation, raw: 5.8, baseline },
    });
    expect(within(why()).getByText('Within your usual range of 5.5 to 6.9, from 27 check-ins.')).toBeVisible();
  });
});
