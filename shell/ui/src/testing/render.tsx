import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Toasts } from '../feedback/toasts.tsx';

export interface RenderOptions {
  /** URL path at which the element is rendered. */
  path?: string;
  /** Component that wraps the element, including when the element is rendered again. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

export type Rendered = RenderResult & { actor: UserEvent };

/** Renders an element with toasts after setting `window.location` to the path. */
export const renderApp = (ui: ReactElement, { path = '/', wrapper: Wrapper }: RenderOptions = {}): Rendered => {
  window.history.replaceState(null, '', path);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <>
      {Wrapper ? <Wrapper>{children}</Wrapper> : children}
      <Toasts />
    </>
  );
  return Object.assign(render(ui, { wrapper }), { actor: userEvent.setup() });
};
