import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { useToasts } from '../feedback/toast-store.ts';
import { resetStores } from './zustand.ts';

/** Sets long timeouts for slow machines. A wait still ends as soon as its condition is met. */
configure({ asyncUtilTimeout: 4_000 });
vi.setConfig({ testTimeout: 20_000 });

// Test files share loaded modules and the page, so each file starts with stores in their initial state and an empty
// page.
resetStores();
document.body.replaceChildren();
for (const element of [document.body, document.documentElement])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
window.history.replaceState(null, '', '/');

/**
 * Stops React's development build from capturing a stack trace for every element that is created, which takes a fifth
 * of the time of these tests. Errors still contain the component that failed, without the components that created it.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });

/**
 * Makes styled-components insert one rule at a time, as in production. Its default for development changes the text of a
 * style element, which jsdom parses as a whole after each change.
 */
Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);

/** Stubs of browser APIs that components call but jsdom lacks. No test depends on their results. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

afterEach(() => {
  cleanup();
  useToasts.setState({ toasts: [] });
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// If an import of a lazy part is still pending when its file ends, other files could not load that part.
afterAll(() => vi.dynamicImportSettled());
