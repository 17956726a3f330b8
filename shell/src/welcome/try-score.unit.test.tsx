import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import TryScore from './try-score.tsx';
import Welcome from './welcome.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = () => ({ api: fakeApi(), ...renderApp(<TryScore onKeep={() => {}} />, { user: null }) });
const choose = (question: string, value: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByText(value);

describe('START-16 score preview on the welcome screen', () => {
  test('changes with the answers and applies the check-in’s caps, without storing or sending anything', async () => {
    const { actor, api } = open();
    expect(screen.getByText('6.2 / 10')).toBeInTheDocument();
    await actor.click(choose('Sleep', '5'));
    await actor.click(choose('Fatigue', '1'));
    expect(screen.getByText('8.7 / 10')).toBeInTheDocument();
    // Each press of the page key raises pain by two, to 8, which results in a Reset day regardless of the other
    // answers.
    screen.getByRole('slider', { name: /Pain/ }).focus();
    await actor.keyboard('{PageUp}{PageUp}{PageUp}');
    expect(screen.getByText('2.9 / 10')).toBeInTheDocument();
    expect(screen.getByText("Rest is today's session.")).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  test('has no axe violations', async () => {
    open();
    expect(await violations()).toEqual([]);
  });

  test('opens from the sign-in form and links to the registration form', async () => {
    const { actor } = renderApp(<Welcome />, { user: null });
    await actor.click(screen.getByText('Try the score without an account'));
    // The questions are loaded on demand, which is slow on a busy machine.
    await actor.click(await screen.findByText('Keep it: create an account', {}, { timeout: 15_000 }));
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
  });
});
