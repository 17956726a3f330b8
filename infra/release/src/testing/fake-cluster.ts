import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partOf, readArguments } from '../arguments.ts';
import { createCommands } from '../commands.ts';
import { openCluster } from '../k8s/cluster.ts';
import { release, rollback } from '../k8s/ship.ts';

/** Source of a fake `kubectl` that records its calls and stores versioned ConfigMaps and the images of deployments. */
const KUBECTL = `#!/bin/sh
dir=$(dirname "$0"); echo "kubectl $*" >> "$dir/calls"
shift 2
case "$1 $2" in
  'get configmap') [ ! -f "$dir/map-$3" ] || cat "$dir/map-$3" ;;
  'get deployment') cat "$dir/image-$3" ;;
  'set image') part=\${3#deployment/}; cp "$dir/image-$part" "$dir/before-$part"; echo "\${4#*=}" > "$dir/image-$part" ;;
  'rollout undo') part=\${3#deployment/}; cp "$dir/before-$part" "$dir/image-$part" ;;
  'rollout status') [ ! -f "$dir/stuck" ] || { rm "$dir/stuck"; echo 'error: exceeded its progress deadline' >&2; exit 1; } ;;
  'create configmap') [ ! -f "$dir/lock" ] || { echo 'error: configmaps "x" already exists' >&2; exit 1; }; touch "$dir/lock" ;;
  'delete configmap') rm "$dir/lock" ;;
  'create --filename' | 'replace --filename')
    text=$(cat); name=$(echo "$text" | sed -n 's/.*"name":"\\([a-z]*\\)".*/\\1/p'); at=$(cat "$dir/version-$name" 2>/dev/null || echo 0)
    sent=$(echo "$text" | sed -n 's/.*"resourceVersion":"\\([0-9]*\\)".*/\\1/p')
    [ "\${sent:-0}" = "$at" ] || { echo 'Error from server (Conflict)' >&2; exit 1; }
    echo $((at + 1)) > "$dir/version-$name"
    printf '%s' "$text" | sed 's/"metadata":{.*/"metadata":{"resourceVersion":"'$((at + 1))'"}}/' > "$dir/map-$name" ;;
  *) echo "unexpected: $*" >&2; exit 2 ;;
esac
`;

/**
 * Source of a fake `docker`, in which the image `x:tag` contains the build `b-tag` and the builds in the file
 * `builds-tag`.
 */
const DOCKER = `#!/bin/sh
dir=$(dirname "$0"); echo "docker $*" >> "$dir/calls"
case "$*" in
  *'--entrypoint cat '*) printf '{"build":"b-%s"}' "\${8##*:}" ;;
  *'--entrypoint ls '*) cat "$dir/builds-\${8##*:}" 2>/dev/null || true ;;
  'build'* | 'push '* | 'pull '*) cat > /dev/null ;;
  *) echo "unexpected: $*" >&2; exit 2 ;;
esac
`;

/** Creates a folder with fake `kubectl` and `docker` executables, because tests have no cluster and no registry. */
export const createFakeCluster = (images: Record<string, string>) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'stridewell-cluster-'));
  const file = (name: string) => path.join(dir, name);
  const put = (name: string, text: string) => writeFileSync(file(name), text);
  for (const [name, text] of Object.entries({ kubectl: KUBECTL, docker: DOCKER })) {
    put(name, text);
    chmodSync(file(name), 0o755);
  }
  for (const [part, image] of Object.entries(images)) put(`image-${part}`, image);
  const said: string[] = [];
  const shipping = (args: string[]) => {
    const read = readArguments([...args, '--target', 'k8s']);
    const environment = { PATH: `${dir}:${process.env.PATH}` };
    const commands = createCommands({ dryRun: read.dryRun, say: (line) => said.push(line), environment });
    return { read, shipping: { commands, cluster: openCluster(commands, read), part: partOf(read) } };
  };
  const calls = () => (existsSync(file('calls')) ? readFileSync(file('calls'), 'utf8').trim().split('\n') : []);
  return {
    put,
    said,
    calls,
    /** Returns the calls with side effects, starting at index `from`. */
    changes: (from: number) =>
      calls()
        .slice(from)
        .filter((call) => !/ get | run --rm /.test(call)),
    image: (part: string) => readFileSync(file(`image-${part}`), 'utf8').trim(),
    map: (name: string) =>
      existsSync(file(`map-${name}`)) ? JSON.parse(readFileSync(file(`map-${name}`), 'utf8')).data : null,
    isLocked: () => existsSync(file('lock')),
    release(...args: string[]) {
      const made = shipping(args);
      return release(made.shipping, made.read);
    },
    rollback(...args: string[]) {
      const made = shipping(args);
      return rollback(made.shipping);
    },
    end: () => rmSync(dir, { recursive: true, force: true }),
  };
};
