import { AlertDialog, type AlertDialogProps } from '@stridewell/ui/overlays';
import { profileWords } from './profile-words.ts';

export interface ConfirmDialogProps extends Pick<AlertDialogProps, 'title' | 'action' | 'danger' | 'children'> {
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation and closes with either button. */
const ConfirmDialog = ({ onConfirm, onClose, ...dialog }: ConfirmDialogProps) => (
  <AlertDialog
    {...dialog}
    open
    cancel={profileWords().cancel}
    onOpenChange={(open) => !open && onClose()}
    onAction={() => {
      onConfirm();
      onClose();
    }}
  />
);

export default ConfirmDialog;
