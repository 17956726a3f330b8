import { afterEach, describe, expect, test, vi } from 'vitest';

interface Rules {
  createScriptURL: (url: string) => string;
  createHTML?: unknown;
  createScript?: unknown;
}

const load = async (): Promise<{ name: string; rules: Rules }> => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('__webpack_nonce__', undefined);
  vi.resetModules();
  await import('./secure.ts');
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  if (!name || !rules) throw new Error('no policy was created');
  return { name, rules };
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('Trusted Types policy', () => {
  test('allows only script URLs of the app’s own origin', async () => {
    const { name, rules } = await load();
    expect(name).toBe('default');
    const own = new URL('/remotes/wellness/b1/assets/remoteEntry.js', window.location.href).href;
    expect(rules.createScriptURL('/assets/main.js')).toBe('/assets/main.js');
    expect(rules.createScriptURL(own)).toBe(own);
    for (const foreign of ['https://example.com/x.js', '//example.com/x.js', 'data:text/javascript,1', 'blob:null/1']) {
      expect(() => rules.createScriptURL(foreign)).toThrow(TypeError);
    }
  });

  test('defines no rule that would allow HTML or script text', async () => {
    const { rules } = await load();
    expect(rules.createHTML).toBeUndefined();
    expect(rules.createScript).toBeUndefined();
  });
});
