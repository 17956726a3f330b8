import { COACH_BASES, type CoachType, dateIn } from '@stridewell/contracts/web';
import { api } from '../data/api.ts';
import { now } from '../data/clock.ts';
import { useSession } from '../data/session.ts';
import { showToast } from '../feedback/toast-store.ts';

/** Long enough for the browser to have begun reading the file. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it. */
const saveFile = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

/** Downloads the whole chat as a text file named after the coach: `stridewell-running-chat-2026-11-20.txt`. */
export const exportChat = async (coachType: CoachType): Promise<void> => {
  const timezone = useSession.getState().user?.timezone ?? 'UTC';
  try {
    const blob = await api.blob(`${COACH_BASES[coachType]}/chat/export`);
    saveFile(`stridewell-${coachType}-chat-${dateIn(timezone, now())}.txt`, blob);
  } catch {
    showToast({ title: 'Export failed', text: 'Failed to export data', tone: 'destructive' });
  }
};
