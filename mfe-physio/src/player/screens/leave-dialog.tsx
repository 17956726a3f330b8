import { AlertDialog } from '@stridewell/ui/overlays';

export interface LeaveDialogProps {
  words: { title: string; text: string; action: string; cancel: string };
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before a session ends early. */
export default function LeaveDialog({ words, onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      title={words.title}
      action={words.action}
      cancel={words.cancel}
      open
      onOpenChange={(open) => !open && onStay()}
      onAction={onLeave}
    >
      {words.text}
    </AlertDialog>
  );
}
