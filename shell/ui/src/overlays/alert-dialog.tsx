import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../primitives/button.tsx';
import { text } from '../theme/text.ts';
import { media, token } from '../theme/token.ts';
import { useReturnFocus } from './return-focus.ts';
import { dialogStyle, overlayStyle } from './surface.ts';

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;

const Content = styled(Radix.Content)`
  ${dialogStyle}
`;

const Title = styled(Radix.Title)`
  ${text('20')}
`;

/** The two buttons, Cancel first. On phones Cancel is on top. */
const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  ${media.wide} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

export interface AlertDialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Text that explains the consequences of the action. */
  children: ReactNode;
  /** Label of the action button, such as "Delete Everything". */
  action: string;
  onAction: () => void;
  /** Label of the cancel button. */
  cancel?: string;
  /** Label of the action button while the action is running. False when the action is not running. */
  busy?: string | false;
  /** True to disable the action button. */
  disabled?: boolean;
  danger?: boolean;
}

/**
 * Dialog that asks for confirmation of an important action. Cancel has the initial focus. A click outside the dialog
 * does nothing.
 */
export const AlertDialog = (props: AlertDialogProps) => {
  const {
    title,
    open,
    onOpenChange,
    children,
    action,
    onAction,
    cancel = 'Cancel',
    busy = false,
    disabled = false,
    danger = false,
  } = props;
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content {...focus}>
          <Title>{title}</Title>
          <Radix.Description asChild>
            <div>{children}</div>
          </Radix.Description>
          <Buttons>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onAction}>
              {action}
            </Button>
          </Buttons>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
