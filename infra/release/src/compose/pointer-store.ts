import type { Commands } from '../commands.ts';
import { formatPointers, type Pointers, parsePointers } from '../pointers.ts';
import type { PointerPlace } from './project.ts';

export interface PointerStore {
  read(): Promise<Pointers>;
  write(pointers: Pointers): Promise<void>;
}

const FOLDER = '/pointers';
const READ = 'cat "$0" 2>/dev/null || true';
/** Replaces the file atomically by renaming. */
const WRITE = 'umask 022; cat > "$0.next" && mv "$0.next" "$0"';

/**
 * Pointer file of a project. A container of an existing `image` with a shell reads and writes it as root, so that remote
 * engines and any owner of the folder are supported.
 */
export const pointerStore = (commands: Commands, { volume, name }: PointerPlace, image: string): PointerStore => {
  const within = (mode: string, script: string): string[] => [
    ...['run', '--rm', '--interactive', '--network', 'none', '--user', '0', '--volume', `${volume}:${FOLDER}:${mode}`],
    ...['--entrypoint', 'sh', image, '-c', script, `${FOLDER}/${name}`],
  ];
  return {
    read: async () => parsePointers(await commands.ask('docker', within('ro', READ))),
    async write(pointers) {
      await commands.act('docker', within('rw', WRITE), formatPointers(pointers));
    },
  };
};
