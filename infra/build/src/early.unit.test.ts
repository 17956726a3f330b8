import { PAGE_FILES } from '@stridewell/contracts/web';
import { expect, test } from 'vitest';
import { withEarlyScript } from './early.ts';

test('adds the early script before the app’s scripts, which get a high priority, and the font as a link that waits for it', () => {
  const html = '<head><title>x</title><script defer src="/a.js"></script><script defer src="/b.js"></script></head>';
  expect(withEarlyScript(html, 'early.1.js', 'inter.1.woff2')).toBe(
    `<head><title>x</title><template ${PAGE_FILES}>` +
      '<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/inter.1.woff2">' +
      '</template><script async src="/assets/early.1.js"></script>' +
      '<script fetchpriority="high" defer src="/a.js"></script><script fetchpriority="high" defer src="/b.js"></script></head>',
  );
});
