import { Text } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';

export interface RevokeDialogProps {
  onClose: () => void;
  onRevoke: () => void;
}

/** Asks for confirmation before the address of the calendar feed is revoked. */
const RevokeDialog = ({ onClose, onRevoke }: RevokeDialogProps) => (
  <AlertDialog
    title="Remove the calendar link"
    open
    onOpenChange={(open) => !open && onClose()}
    action="Remove link"
    onAction={() => {
      onRevoke();
      onClose();
    }}
  >
    <Text $quiet={2}>Your calendar will stop getting your plan. You can make a new link at any time.</Text>
  </AlertDialog>
);

export default RevokeDialog;
