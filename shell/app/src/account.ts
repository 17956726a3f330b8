/** Entry point of the deletion of the account or all data, loaded by the control that opens the dialog. */
export { DeleteAccountDialog, type DeleteAccountDialogProps } from './account/delete-account-dialog.tsx';
