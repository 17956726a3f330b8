import type { Stats } from '@rspack/core';
import { expect, it } from 'vitest';
import { preloadListOf } from './preload-list.ts';

const statsOf = (chunks: object[]): Stats => ({ toJson: () => ({ chunks }) }) as unknown as Stats;

it('lists the scripts of every lazily loaded module, by path below src or by the name of the shared module', () => {
  const overview = { moduleName: './src/dashboard/running-screen.tsx', request: '../overview/overview.tsx' };
  const shared = {
    moduleName: 'consume shared module (default) @stridewell/ui/forms@^0.5.0 (strict) (x)',
    request: '',
  };
  expect(
    preloadListOf(
      statsOf([
        { files: ['assets/1.js', 'assets/1.css'], origins: [overview, overview] },
        { files: ['assets/2.js'], origins: [overview, shared] },
        { files: ['assets/main.js'], origins: [{ moduleName: '', request: '' }] },
      ]),
    ),
  ).toEqual({ 'overview/overview': ['assets/1.js', 'assets/2.js'], '@stridewell/ui/forms': ['assets/2.js'] });
});
