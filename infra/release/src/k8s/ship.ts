import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import {
  currentOf,
  type History,
  lastOf,
  newImageName,
  type Rollback,
  rollbackOf,
  withFound,
  withRelease,
  withRollback,
} from '../history.ts';
import { buildImage, buildIn, buildShellRollback, containsBuild, revisionOf } from '../images.ts';
import { isFrontEnd, type Part } from '../parts.ts';
import { pointedAt } from '../pointers.ts';
import type { Cluster } from './cluster.ts';

/** Inputs of a release or rollback of one deployable part in a cluster. */
export interface Shipping {
  commands: Commands;
  cluster: Cluster;
  part: Part;
}

/** Sets the pointer of a remote to a build. With `firstOnly`, an existing pointer is not changed. */
const point = async ({ commands, cluster, part: { remote } }: Shipping, build: string | null, firstOnly = false) => {
  if (!remote || !build) return;
  const { value, version } = await cluster.pointers();
  if (firstOnly && value[remote]) return;
  await cluster.point({ value: pointedAt(value, remote, build), version });
  commands.say(`${remote} is served from build ${build}`);
};

const buildOf = async ({ commands, part }: Shipping, image: string): Promise<string | null> => {
  if (!isFrontEnd(part)) return null;
  await commands.act('docker', ['pull', image]);
  return commands.dryRun ? '<build>' : buildIn(commands, image);
};

const save = async ({ cluster }: Shipping, value: History): Promise<void> => {
  const { version } = await cluster.history();
  await cluster.saveHistory({ value, version });
};

/** Returns the history. If the running image was not released by this tool, it is added to the history. */
const historyWithRunning = async (shipping: Shipping): Promise<History> => {
  const { cluster, part } = shipping;
  const { value } = await cluster.history();
  const image = await cluster.imageOf(part.name);
  if (currentOf(value, part.name)?.image === image) return value;
  return withFound(value, { part: part.name, image, build: await buildOf(shipping, image) });
};

/**
 * Releases a part: builds and pushes its image (or uses `--image`), rolls it out and, for a remote, then switches the
 * pointer.
 */
export const release = async (shipping: Shipping, args: Arguments): Promise<void> => {
  const { commands, cluster, part } = shipping;
  const revision = await revisionOf(commands);
  await cluster.runExclusive(part.name, async () => {
    const history = await historyWithRunning(shipping);
    const before = lastOf(history, part.name);
    const name = args.k8s.registry ? `${args.k8s.registry}/${part.image}` : before.image;
    const image = args.image ?? newImageName(history, name, args.tag ?? revision);
    await point(shipping, before.build, true);
    if (!args.image) {
      if (isFrontEnd(part)) await commands.act('docker', ['pull', before.image]);
      await buildImage(commands, { part, image, revision, previous: before.image });
      await commands.act('docker', ['push', image]);
    }
    await cluster.rollOut(part.name, image);
    const build = isFrontEnd(part) && !commands.dryRun ? await buildIn(commands, image) : null;
    await point(shipping, commands.dryRun && part.remote ? '<build>' : build);
    await save(shipping, withRelease(history, { part: part.name, image, build }));
    commands.say(`${part.name} runs ${image}`);
  });
};

const shellImage = async ({ commands }: Shipping, history: History, step: Rollback): Promise<string> => {
  for (const { image } of [step.target, step.current]) await commands.act('docker', ['pull', image]);
  const image = await buildShellRollback(commands, history, step);
  await commands.act('docker', ['push', image]);
  return image;
};

/**
 * Rolls a part back to its previous release. If the running image of a remote contains the previous build, only the
 * pointer is switched.
 */
export const rollback = async (shipping: Shipping): Promise<void> => {
  const { commands, cluster, part } = shipping;
  await cluster.runExclusive(part.name, async () => {
    const { value: history } = await cluster.history();
    const step = rollbackOf(history, part.name);
    const { current, target } = step;
    if (part.remote) await commands.act('docker', ['pull', current.image]);
    const canPoint =
      part.remote !== null && target.build !== null && (await containsBuild(commands, current.image, target.build));
    let image = canPoint ? current.image : target.image;
    if (part.kind === 'shell') image = await shellImage(shipping, history, step);
    if (!canPoint) await cluster.rollOut(part.name, image);
    await point(shipping, target.build);
    await save(shipping, withRollback(history, target, image));
    commands.say(`${part.name} is back at ${target.build ?? target.image}`);
  });
};
