import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { StepSlider } from './step-slider.tsx';

const WORDS: Record<number, string> = { 0: 'none', 2: 'mild', 5: 'moderate', 10: 'worst' };

const Pain = ({ initial = 2, middle }: { initial?: number | null; middle?: number }) => {
  const [value, setValue] = useState(initial);
  return (
    <StepSlider
      label="Pain"
      min={0}
      max={10}
      value={value}
      onChange={setValue}
      describe={(step) => WORDS[step] ?? String(step)}
      {...(middle !== undefined && { middle })}
    />
  );
};

const Usual = () => {
  const [isGiven, setGiven] = useState(false);
  return (
    <StepSlider
      label="Pain"
      min={0}
      max={10}
      value={2}
      isGiven={isGiven}
      earlier={5}
      onChange={() => setGiven(true)}
      describe={(step) => WORDS[step] ?? String(step)}
    />
  );
};

const value = (): string | null => screen.getByRole('slider', { name: 'Pain' }).getAttribute('aria-valuenow');

describe('StepSlider', () => {
  test('shows its value in words and a label at both ends of the scale', () => {
    renderApp(<Pain />);
    const slider = screen.getByRole('slider', { name: 'Pain' });
    expect(slider).toHaveAttribute('aria-valuetext', '2, mild');
    expect(slider).toHaveAccessibleDescription('0 none 10 worst');
    expect(screen.getByText('2 · mild')).toBeInTheDocument();
  });

  test('BODY-15 has no answer until the first change, which can also select the smallest value', async () => {
    const { actor } = renderApp(<Pain initial={null} />);
    const slider = screen.getByRole('slider', { name: 'Pain' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Not answered');
    expect(screen.getByText('Not answered')).toBeInTheDocument();
    slider.focus();
    await actor.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', '0, none');
    await actor.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', '1, 1');
  });

  test.each(['Pain: one more', 'Pain: one less'])(
    'BODY-15 selects the smallest value with "%s" first',
    async (name) => {
      const { actor } = renderApp(<Pain initial={null} />);
      await actor.click(screen.getByRole('button', { name }));
      expect(value()).toBe('0');
    },
  );

  test('BODY-15 has no accessibility violations without an answer', async () => {
    const { container } = renderApp(<Pain initial={null} />);
    expect(await violations(container)).toEqual([]);
  });

  test('labels the middle value when one is specified', () => {
    renderApp(<Pain middle={5} />);
    expect(screen.getByRole('slider', { name: 'Pain' })).toHaveAccessibleDescription('0 none 5 moderate 10 worst');
  });

  test('moves one step with its buttons and disables a button at its end of the scale', async () => {
    const { actor } = renderApp(<Pain initial={1} />);
    await actor.click(screen.getByRole('button', { name: 'Pain: one less' }));
    expect(value()).toBe('0');
    expect(screen.getByRole('button', { name: 'Pain: one less' })).toBeDisabled();
    await actor.click(screen.getByRole('button', { name: 'Pain: one more' }));
    expect(value()).toBe('1');
  });

  test('moves one step with arrow keys, two steps with Page keys and to the ends with Home and End', async () => {
    const { actor } = renderApp(<Pain initial={5} />);
    screen.getByRole('slider').focus();
    await actor.keyboard('{ArrowRight}');
    expect(value()).toBe('6');
    await actor.keyboard('{ArrowLeft}{ArrowDown}');
    expect(value()).toBe('4');
    await actor.keyboard('{PageUp}');
    expect(value()).toBe('6');
    await actor.keyboard('{PageDown}{PageDown}');
    expect(value()).toBe('2');
    await actor.keyboard('{End}');
    expect(value()).toBe('10');
    await actor.keyboard('{PageUp}');
    expect(value()).toBe('10');
    await actor.keyboard('{Home}');
    expect(value()).toBe('0');
  });

  test('has no axe violations', async () => {
    renderApp(<Pain />);
    expect(await violations()).toEqual([]);
  });

  test('CHKF-01 CHKF-02 describes a default that was not chosen and the earlier answer, and confirms the default with Space', async () => {
    const { actor } = renderApp(<Usual />);
    const slider = screen.getByRole('slider', { name: 'Pain' });
    expect(slider).toHaveAccessibleDescription('0 none 10 worst Usual answer, not chosen yet. yesterday: 5 moderate');
    expect(screen.getByText('2 · mild · usual')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    slider.focus();
    await actor.keyboard(' ');
    expect(slider).toHaveAccessibleDescription('0 none 10 worst yesterday: 5 moderate');
    expect(screen.getByText('2 · mild')).toBeInTheDocument();
  });
});
