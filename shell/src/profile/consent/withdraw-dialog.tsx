import { Stack, Text, TextButton } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';

export interface TakeBackDialogProps {
  onClose: () => void;
  onWithdraw: () => void;
  /** Called when the runner chooses to delete the account and all data instead. */
  onErase: () => void;
}

/** Asks for confirmation before the consent is withdrawn, and offers to erase the stored data instead. */
const WithdrawConsentDialog = ({ onClose, onWithdraw, onErase }: TakeBackDialogProps) => (
  <AlertDialog
    title="Withdraw your consent"
    open
    danger
    onOpenChange={(open) => !open && onClose()}
    action="Withdraw consent"
    onAction={() => {
      onWithdraw();
      onClose();
    }}
  >
    <Stack $gap={3}>
      <Text $quiet={2}>
        From then on new check-ins, pain and notes are refused, so your coaches cannot follow your days. You can agree
        again at any time.
      </Text>
      <Text $quiet={2}>
        What is stored already stays. To have it erased, delete your account and data, or use Delete All My Data with
        the Running Coach, which keeps your account.
      </Text>
      <div>
        <TextButton onClick={onErase}>Delete my account and data instead</TextButton>
      </div>
    </Stack>
  </AlertDialog>
);

export default WithdrawConsentDialog;
