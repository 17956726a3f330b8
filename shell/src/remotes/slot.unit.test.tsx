import { renderApp } from '@stridewell/app/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { updateDescriptors, useDescriptors } from './descriptors.ts';
import { loadSlot } from './load-remote.ts';
import { Slot } from './slot.tsx';

vi.mock('./load-remote.ts', () => ({ loadSlot: vi.fn() }));

const entry = (name: string, order: number) => ({
  name,
  entry: `/remotes/${name}/b1/mf-manifest.json`,
  build: 'b1',
  routes: [`/${name}`],
  descriptor: {
    pages: [{ route: `/${name}`, title: name, preload: [] }],
    nav: [],
    slots: [{ slot: 'home.cards', module: './HomeCard', order }],
  },
});
const card = (text: string) => ({ default: ({ closed }: { closed: boolean }) => <p>{`${text} ${closed}`}</p> });

beforeEach(() => {
  useDescriptors.setState({ remotes: [] });
  vi.mocked(loadSlot).mockReset();
});

describe('Slot', () => {
  test('renders the slot components from all remotes in order and passes its props to them', async () => {
    vi.mocked(loadSlot).mockImplementation(async (name) => card(name));
    updateDescriptors([entry('late', 20), entry('early', 10)]);
    renderApp(<Slot name="home.cards" props={{ closed: true }} />);
    await screen.findByText('late true');
    expect(screen.getAllByText(/true/).map(({ textContent }) => textContent)).toEqual(['early true', 'late true']);
    expect(loadSlot).toHaveBeenCalledWith('early', './HomeCard');
  });

  test('does not load components for other slots', () => {
    updateDescriptors([entry('early', 10)]);
    renderApp(<Slot name="checkin.result" props={{ closed: false }} empty="nothing here" />);
    expect(loadSlot).not.toHaveBeenCalled();
    expect(screen.getByText('nothing here')).toBeInTheDocument();
  });

  test('renders the remaining components when one of them cannot be loaded or throws an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = {
      default: () => {
        throw new Error('broken');
      },
    };
    vi.mocked(loadSlot).mockImplementation(async (name) => {
      if (name === 'gone') throw new Error('not deployed');
      return name === 'broken' ? broken : card(name);
    });
    updateDescriptors([entry('gone', 1), entry('broken', 2), entry('fine', 3)]);
    renderApp(<Slot name="home.cards" props={{ closed: false }} />);
    expect(await screen.findByText('fine false')).toBeInTheDocument();
    await waitFor(() => expect(loadSlot).toHaveBeenCalledTimes(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
