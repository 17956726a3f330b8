import type { RemoteDescriptor } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { firstReads, type ListedRemote, parsePreloadList, preloadLinks, readLinks, startFiles } from './start-files.ts';

const descriptor: RemoteDescriptor = {
  pages: [
    {
      route: '/running',
      title: 'Running',
      preload: ['forms'],
      preloadByTab: { chat: ['chat'] },
      modules: ['overview/overview'],
      reads: ['/api/plan'],
      modulesByTab: { chat: ['chat/chat-tab'], progress: ['@stridewell/app/charts', 'overview/overview'] },
    },
  ],
  nav: [],
  slots: [{ slot: 'home.cards', module: './HomeCard', order: 1 }],
};

const RUNNING: ListedRemote = {
  remote: {
    name: 'running',
    entry: '/remotes/running/b1/mf-manifest.json',
    build: 'b1',
    routes: ['/running'],
    descriptor,
  },
  files: {
    entry: 'assets/remoteEntry.1.js',
    exposed: { './App': ['assets/app.1.js'], './HomeCard': ['assets/card.1.js'] },
    lazy: {
      'overview/overview': ['assets/1.js', 'assets/2.js'],
      'chat/chat-tab': ['assets/2.js', 'assets/3.js'],
    },
  },
};
const SHELL = {
  'welcome/welcome': ['assets/welcome.js'],
  '@stridewell/ui/forms': ['assets/forms.js'],
  '@stridewell/app/screens': ['assets/screens.js'],
  '@stridewell/app/chat': ['assets/chat.js'],
  '@stridewell/app/charts': ['assets/app-charts.js'],
};

const open = (path: string, tab = '', hasSession = true): string[] =>
  startFiles({ path, tab, hasSession }, [RUNNING], SHELL).map(({ href }) => href);

const FOLDER = '/remotes/running/b1/';
const ENTRY = [`${FOLDER}mf-manifest.json`, `${FOLDER}assets/remoteEntry.1.js`];

describe('startFiles', () => {
  it.each(['constructor', '__proto__', 'toString'])('SPEED-02 treats "%s" as an unknown tab', (tab) =>
    expect(open('/running', tab)).toEqual(open('/running', 'nothing')),
  );

  it('SPEED-02 returns the shared modules, the manifest, the entry, the screen and the modules of the page', () => {
    expect(open('/running')).toEqual([
      '/assets/forms.js',
      '/assets/screens.js',
      ...ENTRY,
      `${FOLDER}assets/app.1.js`,
      `${FOLDER}assets/1.js`,
      `${FOLDER}assets/2.js`,
    ]);
  });

  it('returns the modules of the tab in the URL instead of the modules of the page', () => {
    expect(open('/running', 'chat')).toEqual([
      '/assets/chat.js',
      ...ENTRY,
      `${FOLDER}assets/app.1.js`,
      `${FOLDER}assets/2.js`,
      `${FOLDER}assets/3.js`,
    ]);
  });

  it('SHELL-32 returns the shared modules of parts of the screen after the files of the remote', () => {
    expect(open('/running', 'progress').slice(-2)).toEqual([`${FOLDER}assets/2.js`, '/assets/app-charts.js']);
  });

  it('returns none of the page’s modules for a screen below its route', () => {
    expect(open('/running/season')).not.toContain(`${FOLDER}assets/1.js`);
    expect(open('/running/season')).toContain(`${FOLDER}assets/app.1.js`);
  });

  it('returns the remotes’ components for the home screen', () => {
    expect(open('/')).toEqual([...ENTRY, `${FOLDER}assets/card.1.js`]);
  });

  it('returns only the files of the welcome screen when there is no session cookie', () => {
    for (const path of ['/', '/running'])
      expect(open(path, '', false)).toEqual(['/assets/welcome.js', '/assets/forms.js', '/assets/screens.js']);
  });

  it('returns no files for a remote without a build or with a manifest that contains no entry', () => {
    const opened = { path: '/running', tab: '', hasSession: true };
    const gone: ListedRemote = { remote: { ...RUNNING.remote, entry: null, build: null }, files: null };
    const broken: ListedRemote = { ...RUNNING, files: { entry: null, exposed: {}, lazy: {} } };
    for (const listed of [gone, broken])
      expect(startFiles(opened, [listed], SHELL).filter(({ href }) => href.startsWith('/remotes'))).toEqual([]);
    expect(startFiles({ ...opened, path: '/nowhere' }, [RUNNING], SHELL)).toEqual([]);
  });
});

describe('parsePreloadList', () => {
  it.each([null, '{', '[]', '{"a":["/etc/passwd"]}', '{"a":["assets/../x.js"]}', '{"a":["assets/x.js\\" onload=1"]}'])(
    'returns an empty list for %s',
    (text) => {
      expect(parsePreloadList(text)).toEqual({});
    },
  );
});

describe('firstReads', () => {
  it.each(['constructor', '__proto__'])('treats "%s" as an unknown tab', (tab) =>
    expect(firstReads({ path: '/running', tab, hasSession: true }, [RUNNING])).toEqual(['/api/auth/me', '/api/plan']),
  );
});

describe('readLinks', () => {
  it('sends cookies, like the requests of the early script', () => {
    expect(readLinks(['/api/stats?range=7'])).toBe(
      '<link rel="preload" as="fetch" crossorigin="use-credentials" fetchpriority="high" href="/api/stats?range=7">',
    );
  });
});

describe('preloadLinks', () => {
  it('gives manifests the same fetch mode as the later request, and all files a low priority', () => {
    expect(
      preloadLinks([
        { href: '/m.json', as: 'fetch' },
        { href: '/a.js', as: 'script' },
      ]),
    ).toBe(
      '<link rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="low" href="/m.json">' +
        '<link rel="preload" as="script" fetchpriority="low" href="/a.js">',
    );
  });
});
