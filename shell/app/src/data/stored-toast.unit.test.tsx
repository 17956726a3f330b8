import { useToasts } from '@stridewell/ui/core';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { showStoredToast, toastAfterReload } from './stored-toast.ts';

const titles = (): (string | null)[] => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  renderApp(<button type="button">Elsewhere</button>);
});

describe('CONST-56 toast stored before a reload', () => {
  test('appears once after the reload', () => {
    toastAfterReload({ title: 'Welcome back!', tone: 'success' });
    expect(titles()).toEqual([]);
    act(showStoredToast);
    expect(titles()).toEqual(['Welcome back!']);
    useToasts.setState({ toasts: [] });
    act(showStoredToast);
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
