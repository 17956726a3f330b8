import { violations } from '@stridewell/ui/testing/axe';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { stopOf } from '../testing/safety.tsx';
import { numbersIn } from './numbers.ts';
import { SafetyNotice, SafetyStop, type SafetyStopProps } from './safety-stop.tsx';

const TEXT = 'Stop, sit down and do not drive.';

const open = (props: Partial<SafetyStopProps> = {}) => {
  const onAction = vi.fn<(code: string) => void>();
  render(
    <SafetyStop stop={stopOf()} onAction={onAction} {...props}>
      <p>{TEXT}</p>
    </SafetyStop>,
  );
  return { onAction, actor: userEvent.setup() };
};

describe('LANG-61 SafetyStop', () => {
  it('shows its call buttons before its text', async () => {
    open();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call 113', 'tel:113'],
      ['Call 116 117, urgent care', 'tel:116117'],
    ]);
    const follows = links[0]?.compareDocumentPosition(screen.getByText(TEXT)) ?? 0;
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Emergency now' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('shows the heading "Please read this first" when the ambulance number is not listed first', () => {
    open({ stop: stopOf({ numbers: numbersIn('116 123 and 113') }) });
    expect(screen.getByRole('heading', { name: 'Please read this first' })).toBeInTheDocument();
  });

  it.each([
    ['I have read this', 'read'],
    ['This was not about me / a misunderstanding', 'dismissed'],
  ])('handles a click on "%s" by submitting the code %s', async (name, code) => {
    const { actor, onAction } = open();
    await actor.click(screen.getByRole('button', { name }));
    expect(onAction.mock.calls).toEqual([[code]]);
  });

  it('shows the selected answer and no answer buttons once it has been answered', async () => {
    open({ stop: stopOf({ answered: ['read'] }) });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('I have read this')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call 113' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('is announced and takes the focus when it has just arrived', () => {
    open({ arrived: true });
    expect(screen.getByRole('alert', { name: 'Emergency now' })).toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('ignores clicks while an answer is being sent', async () => {
    const { actor, onAction } = open({ busy: true });
    await actor.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(onAction).not.toHaveBeenCalled();
  });

  it('shows the error when sending an answer has failed', () => {
    open({ error: 'Your answer was not sent.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not sent.');
  });

  it('shows Norwegian labels when its text is Norwegian', () => {
    open({ stop: stopOf({ language: 'nb' }) });
    expect(screen.getByRole('group', { name: 'Nødsituasjon nå' })).toHaveAttribute('lang', 'nb');
    expect(screen.getByRole('link', { name: 'Ring 116 117, legevakt' })).toBeInTheDocument();
  });
});

describe('LANG-61 SafetyNotice', () => {
  it('shows call buttons for the phone numbers in its text', () => {
    const text = 'In Norway call 113, elsewhere your local number. To talk: Mental Helse, 116 123, or 113.';
    render(
      <SafetyNotice numbers={numbersIn(text)} language="en">
        <p>{text}</p>
      </SafetyNotice>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:113', 'tel:116123']);
  });

  it('does not treat other numbers in its text as phone numbers', () => {
    expect(numbersIn('Lie down for 24 hours, 1130 m, 2113, 116 17.')).toEqual([]);
  });
});
