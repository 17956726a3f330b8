import { COACH_BASES } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { spread } from './stream-figures.ts';
import { openReader } from './stream-readers.ts';
import { withStage } from './stream-stage.ts';

const AIM_MS = 100;

interface Page {
  messages: { role: string; content: string; metadata: { interrupted?: boolean } | null }[];
}

/** Waits until the partial reply of an aborted stream is stored. Throws if it is not. */
const partialReply = (origin: string, { headers }: TestUser): Promise<string> =>
  until('the partial reply', async () => {
    const response = await fetch(`${origin}${COACH_BASES.running}/chat/history`, { headers });
    const { messages } = (await response.json()) as Page;
    const last = messages.at(-1);
    return last?.role === 'assistant' && last.metadata?.interrupted === true && last.content;
  });

/**
 * Measures how soon after a client disconnects the model call is aborted, and checks that the partial reply is stored.
 */
export const measureAbort = (aborts: number): Promise<string[]> =>
  withStage('model', async ({ urls, runners, model }) => {
    const lines: string[] = [];
    for (const [name, origin] of [
      ['service', urls.running],
      ['gateway', urls.gateway],
    ] as const) {
      const delays: number[] = [];
      for (const user of await runners(aborts)) {
        const reader = openReader(`${origin}${COACH_BASES.running}/chat`, user, { message: 'How should I run today?' });
        await reader.begun;
        const cut = model.nextCut();
        const start = performance.now();
        reader.cut();
        delays.push((await cut) - start);
        await partialReply(urls.running, user);
      }
      const isKept = Math.max(...delays) <= AIM_MS;
      lines.push(
        `tab closed to model closed, ${name}: ${spread(delays)}, each partial reply stored` +
          `${isKept ? '' : `  ABOVE ${AIM_MS} ms`}`,
      );
    }
    return lines;
  });
