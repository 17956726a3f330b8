const PREFIX = 'data: ';

const keysOf = (line: string): string[] => {
  try {
    const { keys } = JSON.parse(line.slice(PREFIX.length)) as { keys?: unknown };
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

/**
 * Reads an event stream to its end and reports the query keys of each message. Skips comments and lines that cannot be
 * parsed.
 */
export const readKeys = async (stream: ReadableStream<Uint8Array>, onKeys: (keys: string[]) => void): Promise<void> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const keys = line.startsWith(PREFIX) ? keysOf(line) : [];
      if (keys.length > 0) onKeys(keys);
    }
  }
};
