import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { type EffortBar, EffortBars } from './effort-bars.tsx';

const INTERVALS: EffortBar[] = [
  { level: 2, weight: 900, ramp: 'up' },
  { level: 4, weight: 480 },
  { level: 1, weight: 120 },
  { level: 4, weight: 480 },
  { level: 2, weight: 600, ramp: 'down' },
];

const bars = () => [...document.querySelectorAll<HTMLElement>('[data-level]')];

describe('effort bars', () => {
  test('render one bar per part, with the time as width and the effort as height', () => {
    renderApp(<EffortBars bars={INTERVALS} size="card" label="Cruise intervals" />);
    expect(bars().map(({ style }) => style.flexGrow)).toEqual(['900', '480', '120', '480', '600']);
    expect(bars().map(({ style }) => style.height)).toEqual(['38%', '80%', '22%', '80%', '38%']);
  });

  test.each([
    ['mini', '28px'],
    ['list', '40px'],
    ['card', '96px'],
    ['page', '144px'],
  ] as const)('have the height that the size "%s" defines', (size, height) => {
    renderApp(<EffortBars bars={INTERVALS} size={size} label="Cruise intervals" />);
    expect(getComputedStyle(screen.getByRole('img')).height).toBe(height);
  });

  test('are lower in the size "mini" when the whole session is easy', () => {
    renderApp(<EffortBars bars={[{ level: 2, weight: 1 }]} size="mini" label="Easy run" />);
    expect(getComputedStyle(screen.getByRole('img')).height).toBe('11px');
    expect(bars()[0]?.style.height).toBe('100%');
  });

  test('are an image with the given name, or hidden from screen readers when no name is given', async () => {
    renderApp(
      <>
        <EffortBars bars={INTERVALS} size="card" label="Cruise intervals, 43 minutes" />
        <EffortBars bars={INTERVALS} size="mini" look="outline" />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Cruise intervals, 43 minutes' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });
});
