import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../testing/fake-api.tsx';
import { renderApp } from '../testing/render.tsx';
import { useOptional } from './use-optional.ts';

afterEach(() => vi.unstubAllGlobals());

const states: string[] = [];
const Probe = () => {
  const optional = useOptional<{ name: string }>(['/api/thing']);
  states.push(optional.state);
  return <p>{optional.state === 'there' ? optional.value.name : optional.state}</p>;
};

const open = (first: FakeAnswer) => {
  states.length = 0;
  let answer = first;
  fakeApi({ 'GET /api/thing': () => answer });
  const { client } = renderApp(<Probe />);
  return {
    again: (next: FakeAnswer) => {
      answer = next;
      return act(() => client.invalidateQueries({ queryKey: ['/api/thing'] }));
    },
  };
};

describe('useOptional', () => {
  test('keeps the state "none" instead of "loading" during a refetch', async () => {
    const { again } = open({ status: 404, body: {} });
    await screen.findByText('none');
    states.length = 0;
    await again({ status: 404, body: {} });
    expect(new Set(states)).not.toContain('loading');
    expect(screen.getByText('none')).toBeVisible();
  });

  test('returns the resource after it has been created and "none" after it has been deleted', async () => {
    const { again } = open({ status: 404, body: {} });
    await screen.findByText('none');
    await again({ body: { name: 'a plan' } });
    await screen.findByText('a plan');
    await again({ status: 404, body: {} });
    await waitFor(() => expect(screen.getByText('none')).toBeVisible());
  });

  test('returns "failed" when the state was "none" and a refetch fails', async () => {
    const { again } = open({ status: 404, body: {} });
    await screen.findByText('none');
    await again({ status: 500, body: {} });
    await screen.findByText('failed');
  });
});
