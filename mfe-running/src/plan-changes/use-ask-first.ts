import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedChange } from './confirm-change.tsx';
import { reachesFurther } from './reaches-further.ts';
import { previewOptions } from './use-change-preview.ts';

export interface AskFirst {
  /** Called with a change that reaches further than its day, which the runner has to confirm. */
  onAsk: (change: AskedChange) => void;
  /** Called with a change that is made at once. */
  onMake: (change: AskedChange) => void;
}

/**
 * Reads what a change of a day would change, and asks before it is made when that is more than the day. A change whose
 * effect cannot be read is made at once: it is refused with its reason, or can be undone.
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
