import type { RemoteEntry } from '@stridewell/contracts/web';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { updateDescriptors, useDescriptors, useNav, usePageAt, useSlot } from './descriptors.ts';

const BUILT_IN = useDescriptors.getState().remotes;
const entry = (name: string, descriptor?: RemoteEntry['descriptor']): RemoteEntry => ({
  name,
  entry: `/remotes/${name}/b1/mf-manifest.json`,
  build: 'b1',
  routes: [`/${name}`],
  ...(descriptor && { descriptor }),
});
const SWIM = {
  pages: [{ route: '/swim', title: 'Swim Coach', preload: [] }],
  nav: [{ href: '/swim', label: 'Swim Coach', note: 'Laps', icon: 'waves', order: 15 }],
  slots: [{ slot: 'home.cards', module: './HomeCard', order: 5 }],
};

afterEach(() => useDescriptors.setState({ remotes: BUILT_IN }));

describe('remote descriptor store', () => {
  test('contains the built-in descriptors before the list of remotes has loaded', () => {
    expect(renderHook(() => useNav()).result.current.map(({ href }) => href)).toEqual(['/running', '/physio-coach']);
    expect(renderHook(() => usePageAt('/check-in/x')).result.current?.title).toBe('Daily check-in');
    expect(renderHook(() => usePageAt('/swim')).result.current).toBeNull();
  });

  test('adds a remote that is only in the list of remotes, respecting the menu order', () => {
    const { result } = renderHook(() => useNav());
    act(() => updateDescriptors([entry('swim', SWIM)]));
    expect(result.current.map(({ href }) => href)).toEqual(['/running', '/swim', '/physio-coach']);
    expect(renderHook(() => usePageAt('/swim/laps')).result.current?.title).toBe('Swim Coach');
    const slots = renderHook(() => useSlot('home.cards')).result.current;
    expect(slots.map(({ remote }) => remote)).toEqual(['swim', 'physio']);
  });

  test('replaces a built-in descriptor with the descriptor of the deployed build', () => {
    act(() => updateDescriptors([entry('running', { ...SWIM, slots: [] })]));
    expect(renderHook(() => usePageAt('/running')).result.current).toBeNull();
  });

  test('keeps the built-in descriptor when the deployed build has none', () => {
    act(() => updateDescriptors([entry('running')]));
    expect(renderHook(() => usePageAt('/running')).result.current?.title).toBe('Running Coach');
  });
});
