import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SQUAT } from '../testing/sessions.ts';
import { SetLog, stepLoad } from './set-log.tsx';

describe('stepLoad', () => {
  it.each([
    ['from no weight to the first kilogram', null, 1, { unit: 'kg', value: 1 }],
    ['from one kilogram to no weight', { unit: 'kg', value: 1 }, -1, null],
    ['by a kilogram', { unit: 'kg', value: 6.5 }, 1, { unit: 'kg', value: 7.5 }],
    ['to the next band', { unit: 'band', value: 2 }, 1, { unit: 'band', value: 3 }],
    ['no further than the strongest band', { unit: 'band', value: 5 }, 1, { unit: 'band', value: 5 }],
    ['no further than the weakest band', { unit: 'band', value: 1 }, -1, { unit: 'band', value: 1 }],
  ] as const)('PLAYER-07 steps %s', (_title, load, by, expected) => {
    expect(stepLoad(load, by)).toEqual(expected);
  });
});

describe('SetLog', () => {
  const set = { side: 'right', amount: 10, load: SQUAT.load, rir: null } as const;

  it('PLAYER-07 asks how many more repetitions were possible only after heavy sets', () => {
    const question = 'How many more could you have done?';
    const { rerender } = render(<SetLog exercise={SQUAT} sets={[set]} send={vi.fn()} />);
    expect(screen.getByText(question)).toBeVisible();
    rerender(<SetLog exercise={{ ...SQUAT, heavy: false }} sets={[set]} send={vi.fn()} />);
    expect(screen.queryByText(question)).toBeNull();
  });

  it('shows nothing before the first set', () => {
    const { container } = render(<SetLog exercise={SQUAT} sets={[]} send={vi.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });
});
