import type { PartName } from './names.ts';

/** The processes that read each secret in the caller's environment. */
const READERS: Record<string, readonly PartName[]> = {
  COACH_MODEL_KEY: ['running', 'physio'],
  OBJECT_STORE_ACCESS_KEY_ID: ['running', 'running-worker'],
  OBJECT_STORE_SECRET_ACCESS_KEY: ['running', 'running-worker'],
  SMTP_URL: ['account'],
  KEY_ENCRYPTION_KEY: ['account'],
};

/** The caller's environment for one process, without the secrets and secret files that only other processes read. */
export function withoutOthersSecrets(name: PartName, base: Record<string, string>): Record<string, string> {
  const isOthers = (key: string): boolean => {
    const readers = READERS[key.replace(/_FILE$/, '')];
    return readers !== undefined && !readers.includes(name);
  };
  return Object.fromEntries(Object.entries(base).filter(([key]) => !isOthers(key)));
}
