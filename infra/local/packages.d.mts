/** Installs the packages unless they are installed. @throws Error with one readable message. */
export function ensurePackages(root: string, say: (line: string) => void): Promise<void>;
/** Where the packages put Node 24. */
export function nodeBinary(root: string): string;
/** True when everything the lock file names is there. */
export function isInstalled(root: string): boolean;
