import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { ExerciseFigure } from './exercise-figure.tsx';
import { SQUAT } from './testing/poses.ts';

const figure = (): HTMLElement => screen.getByRole('img', { name: 'Squat' });
const drawn = (): string => figure().querySelector('svg')?.innerHTML ?? '';

const preferReducedMotion = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (seconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

describe('EXLIB-14 ExerciseFigure', () => {
  test('is an image with the name of the exercise, without accessibility violations', async () => {
    vi.useRealTimers();
    const { container } = render(<ExerciseFigure name="Squat" poses={SQUAT} />);
    expect(figure()).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  test('is hidden from screen readers without a name', () => {
    render(<ExerciseFigure poses={SQUAT} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('shows the pose to which the movement leads, or the selected pose, when it does not play', () => {
    const { rerender } = render(<ExerciseFigure name="Squat" poses={SQUAT} still={1} />);
    const deep = drawn();
    rerender(<ExerciseFigure name="Squat" poses={SQUAT} />);
    expect(drawn()).toBe(deep);
    rerender(<ExerciseFigure name="Squat" poses={SQUAT} still={0} />);
    expect(drawn()).not.toBe(deep);
  });

  test('mirrors the drawing for the left side', () => {
    const { rerender } = render(<ExerciseFigure name="Squat" poses={SQUAT} side="left" />);
    expect(figure().querySelector('g')).toHaveAttribute('transform', 'matrix(-1 0 0 1 0 0)');
    rerender(<ExerciseFigure name="Squat" poses={SQUAT} side="both" />);
    expect(figure().querySelector('g')).not.toHaveAttribute('transform');
  });

  test('highlights the working muscles with an outline in the colour of the background', () => {
    render(<ExerciseFigure name="Squat" poses={SQUAT} />);
    const work = [...figure().querySelectorAll('path[fill="var(--figure-work)"]')];
    expect(work).toHaveLength(2);
    for (const muscle of work) expect(muscle).toHaveAttribute('stroke', 'var(--figure-paper)');
  });

  test('plays at the given tempo for the given number of repetitions', () => {
    const onPlayed = vi.fn();
    const tempo = { up: 1, hold: 0, down: 1 };
    render(<ExerciseFigure name="Squat" poses={SQUAT} playing tempo={tempo} plays={2} onPlayed={onPlayed} />);
    const start = drawn();
    pass(1);
    expect(drawn()).not.toBe(start);
    pass(2.9);
    expect(onPlayed).not.toHaveBeenCalled();
    pass(0.2);
    expect(onPlayed).toHaveBeenCalledTimes(1);
  });

  test('follows an external clock', () => {
    const tempo = { up: 1, hold: 1, down: 1 };
    const { rerender } = render(<ExerciseFigure name="Squat" poses={SQUAT} playing tempo={tempo} at={1.5} />);
    const deep = drawn();
    rerender(<ExerciseFigure name="Squat" poses={SQUAT} still={1} />);
    expect(drawn()).toBe(deep);
  });

  test('shows the key poses side by side with numbers when reduced motion is preferred', () => {
    preferReducedMotion(true);
    render(<ExerciseFigure name="Squat" poses={SQUAT} playing />);
    expect(figure().querySelectorAll('svg')).toHaveLength(2);
    expect(figure()).toHaveTextContent('12');
    const before = figure().innerHTML;
    pass(1);
    expect(figure().innerHTML).toBe(before);
  });
});
