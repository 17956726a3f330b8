import { showToast } from '@stridewell/ui/core';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Summary copied', text: 'Paste it where you need it.', tone: 'success' });
  } catch {
    showToast({ title: 'Error', text: 'The summary could not be copied.', tone: 'destructive' });
  }
};

/**
 * Passes a text to the device's share sheet; without one, or when it fails, copies the text and shows a toast. Closing
 * the sheet is not a failure.
 */
export const shareText = async (title: string, text: string): Promise<void> => {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share({ title, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(text);
  }
};
