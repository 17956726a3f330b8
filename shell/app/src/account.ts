/** Entry point of the code that deletes the account or all data. Loaded by the button that opens the dialog. */
export { DeleteAccountDialog, type DeleteAccountDialogProps } from './account/delete-account-dialog.tsx';
