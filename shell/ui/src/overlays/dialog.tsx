import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { kitWords } from '../kit-words.ts';
import { iconButtonStyle } from '../primitives/icon-button.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { useReturnFocus } from './return-focus.ts';
import { dialogStyle, overlayStyle } from './surface.ts';

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;

const Content = styled(Radix.Content)`
  ${dialogStyle}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

const Title = styled(Radix.Title)`
  ${text('20')}
`;

const Close = styled(Radix.Close)`
  ${iconButtonStyle}
  margin: -10px -10px -10px 0;
`;

export interface DialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Description below the title. Screen readers announce both together. */
  description?: ReactNode;
  /** Accessible name of the close button. "Close" in the language of the page by default. */
  close?: string;
  children: ReactNode;
}

/** Modal dialog that closes on Escape, on its close button and on a click outside. */
export const Dialog = ({ title, open, onOpenChange, description, close = kitWords().close, children }: DialogProps) => {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content {...focus} {...(description === undefined && { 'aria-describedby': undefined })}>
          <Head>
            <Title>{title}</Title>
            <Close aria-label={close}>
              <Icon name="x" size={20} />
            </Close>
          </Head>
          {description !== undefined && <Radix.Description>{description}</Radix.Description>}
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

const Drawer = styled(Radix.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${token('z-dialog')};
  display: flex;
  flex-direction: column;
  width: min(320px, calc(100vw - 48px));
  overflow-y: auto;
  padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
`;

const DrawerHead = styled(Head)`
  height: ${token('topbar-height')};
  padding: 0 ${token('space-2')} 0 ${token('space-4')};
`;

const CloseInBar = styled(Radix.Close)`
  ${iconButtonStyle}
`;

/** Modal side menu at the left edge of the screen. */
export const SideSheet = ({ title, open, onOpenChange, children }: DialogProps) => {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Drawer {...focus} aria-describedby={undefined}>
          <DrawerHead>
            <Title>{title}</Title>
            <CloseInBar aria-label={kitWords().closeMenu}>
              <Icon name="x" size={20} />
            </CloseInBar>
          </DrawerHead>
          {children}
        </Drawer>
      </Radix.Portal>
    </Radix.Root>
  );
};
