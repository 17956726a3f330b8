import { Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Floating = styled.button`
  ${text('14')}
  position: absolute;
  bottom: ${token('space-3')};
  left: 50%;
  translate: -50% 0;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${token('touch')};
  padding: 10px 14px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-full')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
`;

/** Button that scrolls to the end of the message list. Shown only after the runner has scrolled up. */
export const JumpToLatest = ({ onJump }: { onJump: () => void }) => (
  <Floating type="button" onClick={onJump}>
    <Icon name="arrow-down" size={16} />
    Jump to latest
  </Floating>
);
