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

describe('LANG-60 multiple-choice SafetyCard', () => {
  it('is a polite live region named by its heading, and contains native checkboxes', async () => {
    open();
    const card = screen.getByRole('group', { name: 'Before we go on: is any of this true now?' });
    expect(card).toHaveAttribute('aria-live', 'polite');
    expect(card).toHaveAttribute('lang', 'en');
    expect(within(card).getAllByRole('checkbox')).toHaveLength(2);
    expect(await violations()).toEqual([]);
  });

  it('disables Send until an option is ticked and then submits all ticked options', async () => {
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
  ])('submits only "%s" immediately, even when options are ticked', async (name, code) => {
    const { actor, onAnswer } = open();
    await actor.click(screen.getByLabelText('I fainted or nearly fainted'));
    await actor.click(button(name));
    expect(onAnswer.mock.calls).toEqual([[[code]]]);
  });

  it('submits ticked options and "None of these" with the keyboard', async () => {
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

describe('LANG-60 single-choice SafetyCard', () => {
  it('submits an option immediately when it is clicked', async () => {
    const { actor, onAnswer } = open({ card: recheckCard() });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await actor.click(button('Not yet'));
    expect(onAnswer.mock.calls).toEqual([[['not_yet']]]);
    expect(await violations()).toEqual([]);
  });
});

describe('LANG-60 SafetyCard', () => {
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
  ] as const)(
    'shows the call buttons in the language %s before and after the answer',
    (language, ambulance, doctor) => {
      const { again } = open({ card: askCard({ language }) });
      const hrefs = () => [ambulance, doctor].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
      expect(hrefs()).toEqual(['tel:113', 'tel:116117']);
      again({ card: askCard({ language, answered: ['none'] }) });
      expect(hrefs()).toEqual(['tel:113', 'tel:116117']);
    },
  );

  it('shows only the selected answer once it has been answered', async () => {
    open({ card: askCard({ answered: ['faint!'] }) });
    expect(within(screen.getByRole('list')).getByText('I fainted or nearly fainted')).toBeInTheDocument();
    expect(screen.queryByText('None of these')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('ignores further input and keeps the focus while an answer is being sent', async () => {
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

  it('shows the error, keeps the ticked options and resends them on retry after sending an answer has failed', async () => {
    const { actor, onAnswer } = open({ error: 'Your answer was not sent.', tried: ['faint!'] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not sent.');
    expect(screen.getByLabelText('I fainted or nearly fainted')).toBeChecked();
    await actor.click(button('Try again'));
    expect(onAnswer.mock.calls).toEqual([[['faint!']]]);
  });

  it('does not show a retry button when no answer has been sent', () => {
    open({ error: 'Your answer was not sent.' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
