import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { kitWords } from '../kit-words.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { type Tone, tone } from '../theme/tone.ts';

const Box = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  display: flex;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border: 1px solid var(--line);
  border-radius: ${token('radius-lg')};
  background: var(--bg);
  > svg {
    color: var(--fg);
  }
`;

const Body = styled.div`
  ${text('14')}
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  color: ${token('color-text-2')};
  text-wrap: pretty;
`;

const Title = styled.p`
  ${text('16')}
  font-weight: ${token('weight-semibold')};
  color: ${token('color-text')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`;

const Close = styled(IconButton)`
  margin: -10px -10px -10px 0;
`;

const ICONS: Record<Tone, IconName> = {
  push: 'push',
  adapt: 'adapt',
  recover: 'recover',
  reset: 'reset',
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'octagon',
  accent: 'info',
  neutral: 'info',
};

export interface AlertProps {
  tone?: Tone;
  /** Icon of the alert. By default the icon of the tone. */
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** Up to three action buttons. */
  actions?: ReactNode;
  onClose?: () => void;
  /** True for an alert that appears after the screen was opened. Screen readers announce it immediately. */
  live?: boolean;
}

/** Message box in the content of a page. */
export const Alert = ({ tone: name = 'info', icon, title, children, actions, onClose, live = false }: AlertProps) => (
  <Box $tone={name} role={live ? (name === 'danger' ? 'alert' : 'status') : undefined}>
    <Icon name={icon ?? ICONS[name]} />
    <Body>
      <Title>{title}</Title>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Body>
    {onClose && <Close icon="x" size={20} label={kitWords().close} onClick={onClose} />}
  </Box>
);
