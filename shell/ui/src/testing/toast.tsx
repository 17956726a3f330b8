import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ToastContent } from '../feedback/toast-store.ts';

/** Waits for a toast with exactly the given title, text and tone. The default tone is `default`. */
export const seeToast = ({ title, text, tone = 'default' }: Omit<ToastContent, 'durationMs'>): Promise<void> =>
  waitFor(() => {
    const shown = screen.getByText(title, { selector: 'li[data-tone] *' }).closest('li') as HTMLElement;
    if (text !== undefined) expect(within(shown).getByText(text)).toBeVisible();
    expect(shown).toHaveAttribute('data-tone', tone);
  });
