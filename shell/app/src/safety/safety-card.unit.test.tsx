import { violations } from '@stridewell/ui/testing/axe';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { askCard, recheckCard } from '../testing/safety.tsx';
import { SafetyCard, type SafetyCardProps } from './safety-card.tsx';

const open = (props: Partial<SafetyCardProps> = {}) => {
  const onAnswer = vi.fn<(codes: string[]) => void>();
  const shown = render(<SafetyCard card={askCard()} onAnswer={onAnswer} {...props} />);
  const again = (more: Partial<SafetyCardProps>) =>
    shown.rerender(<SafetyCard card={askCard()} onAnswer={onAnswer} {...props} {...more} />);
  return { ...shown, onAnswer, again, actor: userEvent.setup() };
};
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('LANG-60 a card with several options', () => {
  it('is a polite live region named by its heading, with native checkboxes', async () => {
    open();
    const card = screen.getByRole('group', { name: 'Before we go on: is any of this true now?' });
    expect(card).toHaveAttribute('aria-live', 'polite');
    expect(card).toHaveAttribute('lang', 'en');
    expect(within(card).getAllByRole('checkbox')).toHaveLength(2);
    expect(await violations()).toEqual([]);
  });

  it('submits nothing until an option is ticked, then all ticked options', async () => {
    const { actor, onAnswer } = open();
    expect(button('Send')).toBeDisabled();
    await actor.click(screen.getByLabelText('I fainted or nearly fainted'));
    await actor.click(screen.getByLabelText(/^Pain, pressure/));
    await actor.click(button('Send'));
    expect(onAnswer.mock.calls).toEqual([[['faint!', 'chest!']]]);
  });

  it.each([
    ['None of these', 'none'],
    ['I am not sure', 'unsure'],
    ['Something else about my body', 'something_else'],
  ])('submits "%s" at once and alone, regardless of ticked options', async (name, code) => {
    const { actor, onAnswer } = open();
    await actor.click(screen.getByLabelText('I fainted or nearly fainted'));
    await actor.click(button(name));
    expect(onAnswer.mock.calls).toEqual([[[code]]]);
  });

  it('works from the keyboard', async () => {
    const { actor, onAnswer } = open();
    await actor.tab();
    await actor.keyboard(' ');
    await actor.tab();
    await actor.tab();
    expect(button('Send')).toHaveFocus();
    await actor.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[['chest!']]]);
    await actor.tab();
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(onAnswer).toHaveBeenLastCalledWith(['none']);
  });
});

describe('LANG-60 a single-choice card', () => {
  it('submits an option at once', async () => {
    const { actor, onAnswer } = open({ card: recheckCard() });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await actor.click(button('Not yet'));
    expect(onAnswer.mock.calls).toEqual([[['not_yet']]]);
    expect(await violations()).toEqual([]);
  });
});

describe('LANG-60 every card', () => {
  it('focuses its heading only when it has just arrived', () => {
    const { unmount } = open();
    expect(document.body).toHaveFocus();
    unmount();
    open({ arrived: true });
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it.each([
    ['en', 'Call 113', 'Call 116 117'],
    ['nb', 'Ring 113', 'Ring 116 117'],
  ] as const)('%s: shows the call buttons while open and when answered', (language, ambulance, doctor) => {
    const { again } = open({ card: askCard({ language }) });
    const hrefs = () => [ambulance, doctor].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs()).toEqual(['tel:113', 'tel:116117']);
    again({ card: askCard({ language, answered: ['none'] }) });
    expect(hrefs()).toEqual(['tel:113', 'tel:116117']);
  });

  it('shows only the chosen answer when it is answered', async () => {
    open({ card: askCard({ answered: ['faint!'] }) });
    expect(within(screen.getByRole('list')).getByText('I fainted or nearly fainted')).toBeInTheDocument();
    expect(screen.queryByText('None of these')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('sends nothing more and keeps the focus while an answer is being sent', async () => {
    const { actor, onAnswer, again } = open();
    await actor.click(screen.getByLabelText('I fainted or nearly fainted'));
    await actor.click(button('Send'));
    again({ busy: true });
    expect(button('Sending...')).toHaveFocus();
    await actor.click(button('Sending...'));
    await actor.click(button('None of these'));
    await actor.click(screen.getByLabelText('I fainted or nearly fainted'));
    expect(onAnswer).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('I fainted or nearly fainted')).toBeChecked();
  });

  it('shows why an answer failed, keeps the ticked options and sends them again on retry', async () => {
    const { actor, onAnswer } = open({ error: 'Your answer was not sent.', tried: ['faint!'] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not sent.');
    expect(screen.getByLabelText('I fainted or nearly fainted')).toBeChecked();
    await actor.click(button('Try again'));
    expect(onAnswer.mock.calls).toEqual([[['faint!']]]);
  });

  it('offers no retry when nothing was sent', () => {
    open({ error: 'Your answer was not sent.' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
