import { Icon, type IconName, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Box = styled.button`
  ${text('16')}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: ${token('control')};
  padding: ${token('space-2')} ${token('space-3')};
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &[aria-disabled='true'] {
    color: ${token('color-text-3')};
    cursor: not-allowed;
  }
  > svg {
    color: ${token('color-text-3')};
  }
`;

const Words = styled.span`
  min-width: 0;
  font-weight: ${token('weight-medium')};
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
    text-wrap: pretty;
  }
`;

export interface OptionRowProps {
  icon: IconName;
  label: string;
  /** Second line: what else changes, or why the option is not possible. */
  note?: string | undefined;
  /** True for an option that stays visible with the reason why it is not possible. It stays in the tab order. */
  refused?: boolean;
  busy?: boolean;
  onSelect: () => void;
}

/** One option of the change menu. */
export const OptionRow = ({ icon, label, note, refused = false, busy = false, onSelect }: OptionRowProps) => (
  <li>
    <Box
      type="button"
      aria-disabled={refused || busy || undefined}
      onClick={() => {
        if (!refused && !busy) onSelect();
      }}
    >
      <Icon name={refused ? 'x' : icon} size={20} />
      <Words>
        {label}
        {note && <small>{note}</small>}
      </Words>
    </Box>
  </li>
);
