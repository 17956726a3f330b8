import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedChange } from './confirm-change.tsx';
import { reachesFurther } from './reaches-further.ts';
import { previewOptions } from './use-change-preview.ts';

export interface AskFirst {
  /** Called with a change that affects more than its day, which the runner has to confirm. */
  onAsk: (change: AskedChange) => void;
  /** Called with a change that is made immediately. */
  onMake: (change: AskedChange) => void;
}

/**
 * Loads the effect of a day's change, and asks for confirmation if it affects more than the day. A change whose effect
 * cannot be loaded is made immediately: the service rejects it with a reason, or it can be undone.
 */
export const useAskFirst = ({ onAsk, onMake }: AskFirst) => {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const select = async (change: AskedChange): Promise<void> => {
    setReading(true);
    const preview = await client.fetchQuery(previewOptions(change)).catch(() => null);
    setReading(false);
    if (preview && reachesFurther(change, preview)) onAsk(change);
    else onMake(change);
  };
  return { select: (change: AskedChange) => void select(change), isReading };
};
