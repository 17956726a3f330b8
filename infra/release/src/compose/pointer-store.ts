import type { Commands } from '../commands.ts';
import { formatPointers, type Pointers, parsePointers } from '../pointers.ts';
import type { PointerPlace } from './project.ts';

export interface PointerStore {
  read(): Promise<Pointers>;
  write(pointers: Pointers): Promise<void>;
}

const FOLDER = '/pointers';
const READ = 'cat "$0" 2>/dev/null || true';
/** Writes by rename, so that readers see either the old or the new file completely. */
const WRITE = 'umask 022; cat > "$0.next" && mv "$0.next" "$0"';

/**
 * The pointer file of a project. It is accessed through a container of an existing `image` (any with a shell) as root, so
 * that it works with remote engines and any owner of the folder.
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
