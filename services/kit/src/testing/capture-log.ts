import fs from 'node:fs';

/** Captures logger output, starting with this call, and keeps it out of the test output until `restore` is called. */
export const captureLog = () => {
  const written: string[] = [];
  const original = fs.write;
  fs.write = ((_fd: number, text: string, ...rest: unknown[]) => {
    written.push(text);
    const done = rest.at(-1) as (error: null, length: number) => void;
    setImmediate(() => done(null, Buffer.byteLength(text)));
  }) as unknown as typeof fs.write;
  return {
    text: (): string => written.join(''),
    restore: (): void => {
      fs.write = original;
    },
  };
};
