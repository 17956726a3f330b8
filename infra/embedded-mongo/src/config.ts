import { parseArgs } from 'node:util';

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/**
 * Checks that the server is allowed to start. @throws Error in production and for an address that other machines could
 * reach.
 */
export function assertAllowed(host: string): void {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'embedded-mongo is for one machine only and refuses NODE_ENV=production: set MONGODB_URL to a MongoDB instead.',
    );
  }
  if (!LOOPBACK.has(host)) {
    throw new Error(`embedded-mongo has no authentication and listens on 127.0.0.1 or ::1 only, not on ${host}.`);
  }
}

interface CliOptions {
  port: number;
  dataDir: string;
  host: string;
  /** True to keep documents that have expired by a TTL index. */
  keepExpired: boolean;
}

/** Reads the command line `--port 27117 --data DIR [--host 127.0.0.1] [--keep-expired]`. */
export function readArguments(args: string[]): CliOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'keep-expired': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port ?? Number.NaN);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port needs a number from 0 to 65535.');
  if (values.data === undefined || values.data === '') throw new Error('--data needs a folder.');
  return { port, dataDir: values.data, host: values.host, keepExpired: values['keep-expired'] };
}
