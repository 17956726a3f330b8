import { COACH_BASES, type CoachType, dateIn } from '@stridewell/contracts/web';
import { api } from '../data/api.ts';
import { now } from '../data/clock.ts';
import { saveFile } from '../data/save-file.ts';
import { useSession } from '../data/session.ts';
import { showToast } from '../feedback/toast-store.ts';

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
