/** Entry point of dialogs and sheets, loaded by the first control that opens one. */
import './icons/all.ts';

export { AlertDialog, type AlertDialogProps } from './overlays/alert-dialog.tsx';
export { Dialog, type DialogProps, SideSheet } from './overlays/dialog.tsx';
export { Flyout, type FlyoutProps } from './overlays/flyout.tsx';
