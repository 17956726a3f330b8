import { Popover as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { kitWords } from '../kit-words.ts';
import { useWide } from '../layout/use-wide.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { Dialog } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Content = styled(Radix.Content)`
  z-index: ${token('z-popover')};
  display: grid;
  gap: ${token('space-3')};
  width: 380px;
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  padding: ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-lg')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
  animation: ${appear} ${token('duration-base')} ${token('ease-out')};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

const Title = styled.h2`
  ${text('16')}
  font-weight: ${token('weight-semibold')};
`;

const Close = styled(IconButton)`
  margin: -10px -10px -10px 0;
`;

export interface FlyoutProps {
  title: string;
  /** The button that opened the flyout. The popover is placed next to it and does not close on a click on it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

const PopoverBox = ({ title, anchor, onClose, children }: FlyoutProps) => {
  const id = useId();
  const focus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Content
          {...focus}
          side="left"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={id}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <Head>
            <Title id={id}>{title}</Title>
            <Close icon="x" size={20} label={kitWords().close} onClick={onClose} />
          </Head>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/**
 * Choices for one item: a popover next to the button on wide screens, a sheet at the bottom on phones. Open while rendered.
 */
export const Flyout = (props: FlyoutProps) => {
  const wide = useWide();
  if (wide) return <PopoverBox {...props} />;
  return (
    <Dialog title={props.title} open onOpenChange={(open) => !open && props.onClose()}>
      {props.children}
    </Dialog>
  );
};
