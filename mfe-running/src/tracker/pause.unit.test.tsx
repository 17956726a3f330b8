import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixClock, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { PauseCard } from './pause-card.tsx';

fixClock();

const POST = 'POST /api/coach/pause';
const DELETE = 'DELETE /api/coach/pause';
const GET = 'GET /api/coach/pause';
const ILL = { kind: 'illness', from: TODAY, to: null };

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ [GET]: { body: null }, ...answers });
  return { api, ...renderApp(<PauseCard />, { path: '/running' }) };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.flatMap(({ method, body }) => (method === 'GET' ? [] : [[method, body]]));

describe('pause card', () => {
  test('sends an illness pause that starts today and has no end date by default', async () => {
    const { api, actor } = open({ [POST]: { body: { kind: 'illness', from: TODAY, to: null } } });
    await actor.click(screen.getByRole('button', { name: 'Pause' }));
    await actor.click(await screen.findByRole('button', { name: 'Pause plan' }));
    await screen.findByText('Plan paused');
    expect(sent(api)).toEqual([['POST', { kind: 'illness', from: TODAY }]]);
    expect(screen.queryByRole('form', { name: 'Pause the plan' })).toBeNull();
  });

  test('sends the kind, the first day and the last day, and rejects a last day before the first', async () => {
    const { api, actor } = open({ [POST]: { body: { kind: 'travel', from: '2026-12-01', to: '2026-12-08' } } });
    await actor.click(screen.getByRole('button', { name: 'Pause' }));
    await actor.click(await screen.findByRole('radio', { name: 'Travel' }));
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-01' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-30' } });
    await actor.click(screen.getByRole('button', { name: 'Pause plan' }));
    expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription('The last day must not be before the first');
    expect(sent(api)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-08' } });
    await actor.click(screen.getByRole('button', { name: 'Pause plan' }));
    await waitFor(() =>
      expect(sent(api)).toEqual([['POST', { kind: 'travel', from: '2026-12-01', to: '2026-12-08' }]]),
    );
  });

  test('moves the focus into the opened form and back to the button when the form closes', async () => {
    const { actor } = open({});
    await actor.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('radio', { name: 'Illness' })).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  test('ends the pause on "I am back: end the pause"', async () => {
    let pause: object | null = ILL;
    const { api, actor } = open({
      [GET]: () => ({ body: pause }),
      [DELETE]: () => {
        pause = null;
        return { status: 204 };
      },
    });
    expect(await screen.findByText('Ill from Fri 20 Nov 2026, until you are back.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the pause' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'I am back: end the pause' }));
    await screen.findByText('Your plan starts again gently.');
    expect(sent(api)).toEqual([['DELETE', undefined]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I am back: end the pause' })).toBeNull());
    expect(screen.queryByText(/^Ill from/)).toBeNull();
  });

  test('shows the end button when the pause cannot be loaded', async () => {
    const { api } = open({ [GET]: UNAVAILABLE });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'I am back: end the pause' })).toBeVisible();
  });

  test('does not render the end button when there is no pause', async () => {
    open({ [GET]: { body: null } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I am back: end the pause' })).toBeNull());
  });

  test('shows an error and keeps the form when saving fails', async () => {
    const { actor } = open({ [POST]: UNAVAILABLE });
    await actor.click(screen.getByRole('button', { name: 'Pause' }));
    await actor.click(await screen.findByRole('button', { name: 'Pause plan' }));
    await screen.findByText('Failed to pause the plan');
    expect(screen.getByRole('form', { name: 'Pause the plan' })).toBeVisible();
  });
});
