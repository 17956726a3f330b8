/** Installs the packages if needed. @throws Error with a message for the console. */
export function ensurePackages(root: string, say: (line: string) => void): Promise<void>;
/** Path of the Node 24 binary in the installed packages. */
export function nodeBinary(root: string): string;
/** Whether all packages of the lock file are installed. */
export function isInstalled(root: string): boolean;
