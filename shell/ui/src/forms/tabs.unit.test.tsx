import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

const Parts = () => {
  const [value, setValue] = useState<'overview' | 'chat'>('overview');
  return (
    <Tabs
      label="Running Coach"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'overview', label: 'Overview', icon: 'trend', content: <p>Figures</p> },
        { value: 'chat', label: 'AI Coach', icon: 'chat', content: <p>Words</p> },
      ]}
    />
  );
};

test('Tabs selects a tab with the arrow keys and shows only the selected tab’s content', async () => {
  const { actor } = renderApp(<Parts />);
  await actor.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('Figures');
  await actor.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'AI Coach', selected: true })).toHaveFocus();
  expect(screen.getByText('Words')).toBeInTheDocument();
  expect(screen.queryByText('Figures')).toBeNull();
  expect(await violations()).toEqual([]);
});
