import { Stack, Text, token } from '@stridewell/ui/core';
import { Checkbox } from '@stridewell/ui/forms';
import { Dialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-4')};
  align-items: center;
`;

const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  border: 1px solid ${token('color-border')};
  border-radius: 6px;
  font: ${token('weight-medium')} ${token('text-14')} ${token('font-sans')};
`;

/** A key and the screen that it opens. */
export interface Shortcut {
  key: string;
  href: string;
  label: string;
}

export interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[];
  on: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

/** List of the keyboard shortcuts, with a switch that turns them off. */
export default function ShortcutsDialog({ shortcuts, on, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={(open) => !open && onClose()}>
      <Stack $gap={4}>
        <Keys>
          {[...shortcuts, { key: '?', label: 'This list' }].map(({ key, label }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <Text as="dd">{label}</Text>
            </div>
          ))}
        </Keys>
        <Checkbox checked={on} onChange={onTurn}>
          Use these shortcuts
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
