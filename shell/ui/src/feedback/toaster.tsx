import { lazy, Suspense, useRef } from 'react';
import styled from 'styled-components';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { useToasts } from './toast-store.ts';

const PlainBox = styled.div`
  ${text('14')}
  position: fixed;
  inset: auto ${token('space-4')} ${token('space-4')};
  z-index: ${token('z-toast')};
  padding: ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: 16px;
  background: ${token('color-surface-raised')};
`;

/** Shows the toast as plain text when the toast library could not be loaded. */
const PlainToast = () => {
  const toast = useToasts((state) => state.toasts.find(({ open }) => open));
  return toast && <PlainBox role="status">{[toast.title, toast.text].filter(Boolean).join(' ')}</PlainBox>;
};

const Toasts = lazy(() =>
  import('./toasts.tsx').then(
    ({ Toasts: Loaded }) => ({ default: Loaded }),
    () => ({ default: PlainToast }),
  ),
);

/** Shows the toasts. The shell renders it once. The toast library is loaded when the first toast is added. */
export const Toaster = () => {
  const isAny = useToasts((state) => state.toasts.length > 0);
  const hadToast = useRef(false);
  if (isAny) hadToast.current = true;
  return (
    hadToast.current && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
};
