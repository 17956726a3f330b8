import type { Commands } from '../commands.ts';
import { formatPointers, type Pointers, parsePointers } from '../pointers.ts';
import type { PointerPlace } from './project.ts';

export interface PointerStore {
  read(): Promise<Pointers>;
  write(pointers: Pointers): Promise<void>;
}

const FOLDER = '/pointers';
const READ = 'cat "$0" 2>/dev/null || true';
/** Replaces the pointer file atomically by renaming a new file. */
const WRITE = 'umask 022; cat > "$0.next" && mv "$0.next" "$0"';

/**
 * Reads and writes the pointer file of a project in a container of `image`, an existing image with a shell. The
 * container runs as root, so that remote Docker engines and folders of any owner are supported.
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
