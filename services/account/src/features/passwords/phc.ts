/** Cost parameters of argon2id: memory in KiB, number of passes and number of lanes. */
export interface HashParameters {
  memory: number;
  passes: number;
  parallelism: number;
}

export interface PasswordHash extends HashParameters {
  salt: Buffer;
  tag: Buffer;
}

/** Cost of new hashes, from OWASP ASVS 5.0.0, appendix C (argon2id, t=2, m at least 19,456 KiB, p=1). */
export const CURRENT_COST: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 };

// v=19 (0x13) is the current version of argon2 (RFC 9106).
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Returns a hash in the PHC string format, which includes the cost parameters. */
export const formatPhc = ({ memory, passes, parallelism, salt, tag }: PasswordHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

/** Parses a PHC string. Returns null when the string is not an argon2id hash. */
export const parsePhc = (text: string): PasswordHash | null => {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

/** True when a hash has a lower cost than new hashes or cannot be parsed. */
export const isWeak = (text: string): boolean => {
  const hash = parsePhc(text);
  return !hash || hash.memory < CURRENT_COST.memory || hash.passes < CURRENT_COST.passes;
};
