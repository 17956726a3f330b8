import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fixClock, physio } from '../testing/fixtures.ts';
import { ExercisePage } from './exercise-page.tsx';

vi.mock('@stridewell/exercises/texts/en', () => {
  throw new Error('The device is offline.');
});
fixClock();

test('EXLIB-24 the exercise page says that the steps could not be loaded', async () => {
  fakeApi(physio());
  renderApp(<ExercisePage />, { path: '/physio-coach/exercises/split-squat' });
  expect(await screen.findByText(/^The steps could not be loaded/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'You need' })).toBeVisible();
});
