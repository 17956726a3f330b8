import { expect, test } from 'vitest';
import { asksBeforeLeaving as isAsked } from '../testing/leaving.tsx';
import { renderApp } from '../testing/render.tsx';
import { disableLeaveWarning, useLeaveWarning } from './leave-warning.ts';

const Form = ({ isUnsent }: { isUnsent: boolean }) => {
  useLeaveWarning(isUnsent);
  return null;
};

test('CHK-107 useLeaveWarning asks for confirmation before the page is closed while input is unsent, but not when the app reloads itself', () => {
  const { rerender, unmount } = renderApp(<Form isUnsent={false} />);
  expect(isAsked()).toBe(false);
  rerender(<Form isUnsent />);
  expect(isAsked()).toBe(true);
  rerender(<Form isUnsent={false} />);
  expect(isAsked()).toBe(false);
  rerender(<Form isUnsent />);
  disableLeaveWarning();
  expect(isAsked()).toBe(false);
  unmount();
});
