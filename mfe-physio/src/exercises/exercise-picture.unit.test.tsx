import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExercisePicture } from './exercise-picture.tsx';

vi.mock('./drawn-exercise.tsx', () => {
  throw new Error('The device is offline.');
});

test('EXLIB-24 leaves out a figure that cannot be loaded', async () => {
  render(
    <div data-testid="page">
      Steps
      <ExercisePicture exerciseId="split-squat" name="Split squat" />
    </div>,
  );
  await vi.dynamicImportSettled();
  expect(screen.getByTestId('page')).toHaveTextContent('Steps');
  expect(screen.queryByRole('img')).toBeNull();
});
