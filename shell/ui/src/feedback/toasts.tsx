import { Toast } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { kitWords } from '../kit-words.ts';
import { iconButtonStyle } from '../primitives/icon-button.tsx';
import { text } from '../theme/text.ts';
import { media, token } from '../theme/token.ts';
import { tone } from '../theme/tone.ts';
import {
  dismissToast,
  SUCCESS_DURATION_MS,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD,
  type ToastItem,
  useToasts,
} from './toast-store.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const fade = keyframes`to { opacity: 0; }`;

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  inset: auto 0 0 0;
  z-index: ${token('z-toast')};
  display: grid;
  justify-items: center;
  padding: ${token('space-4')};
  padding-bottom: calc(${token('space-4')} + env(safe-area-inset-bottom));
  pointer-events: none;
  ${media.phone} {
    /*
     * The toasts are above the bars, so that they do not cover the form's button, which the runner may have to click
     * again. The middle item of the bottom bar is raised.
     */
    body:has([data-action-bar]) & {
      bottom: calc(72px + env(safe-area-inset-bottom));
    }
    body:has(nav[data-action-bar]):has(main [data-action-bar]) & {
      bottom: calc(72px + ${token('tabbar-height')} + env(safe-area-inset-bottom));
    }
  }
  ${media.wide} {
    inset: auto 0 0 auto;
    width: 448px;
    padding: ${token('space-6')};
  }
  /* The toasts are at the top in a chat, so that they do not cover the input at the bottom. */
  body:has([data-toasts='top']) &&& {
    top: calc(${token('topbar-height')} + ${token('space-12')} + ${token('space-2')});
    bottom: auto;
  }
`;

const Box = styled(Toast.Root)<{ $tone: 'neutral' | 'success' | 'danger' }>`
  ${({ $tone }) => tone($tone)}
  pointer-events: auto;
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  width: 100%;
  max-width: 400px;
  padding: 14px ${token('space-2')} 14px ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: 16px;
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
  touch-action: pan-y;
  > svg {
    color: var(--fg);
    margin-top: -2px;
  }
  &[data-state='open'] {
    animation: ${rise} ${token('duration-base')} ${token('ease-out')};
  }
  &[data-state='closed'] {
    animation: ${fade} ${token('duration-base')} ${token('ease-out')};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

const Words = styled.div`
  ${text('14')}
  flex: 1;
  min-width: 0;
  color: ${token('color-text-2')};
`;

const Title = styled(Toast.Title)`
  font-weight: ${token('weight-semibold')};
  color: ${token('color-text')};
`;

const Close = styled(Toast.Close)`
  ${iconButtonStyle}
  margin: -12px 0;
`;

const Action = styled(Toast.Action)`
  ${text('14')}
  flex: none;
  min-width: ${token('touch')};
  height: ${token('touch')};
  margin: -12px 0;
  padding: 0 ${token('space-2')};
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  color: ${token('color-accent')};
  font-weight: ${token('weight-semibold')};
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

const TONES = { default: 'neutral', success: 'success', destructive: 'danger' } as const;
const ICONS = { default: 'info', success: 'check-circle', destructive: 'alert' } as const;

const durationOf = ({ tone: kind, action }: ToastItem): number =>
  kind === 'success' && !action ? SUCCESS_DURATION_MS : TOAST_DURATION_MS;

const ToastCard = ({ toast }: { toast: ToastItem }) => {
  const kind = toast.tone ?? 'default';
  return (
    <Box
      $tone={TONES[kind]}
      data-tone={kind}
      type="background"
      open={toast.open}
      duration={toast.durationMs ?? durationOf(toast)}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
    >
      <Icon name={ICONS[kind]} />
      <Words>
        <Title>{toast.title}</Title>
        {toast.text && <Toast.Description>{toast.text}</Toast.Description>}
      </Words>
      {toast.action && (
        <Action altText={toast.action.label} onClick={toast.action.onSelect}>
          {toast.action.label}
        </Action>
      )}
      <Close aria-label={kitWords().close}>
        <Icon name="x" size={20} />
      </Close>
    </Box>
  );
};

/** Region with the toasts, which takes the focus on F8. A toast does not expire while it is hovered or focused. */
export const Toasts = () => {
  const toasts = useToasts((state) => state.toasts);
  return (
    <Toast.Provider swipeThreshold={TOAST_SWIPE_THRESHOLD} swipeDirection="right" duration={TOAST_DURATION_MS}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Viewport data-toast-list hotkey={[TOAST_HOTKEY]} label={kitWords().notifications} />
    </Toast.Provider>
  );
};
