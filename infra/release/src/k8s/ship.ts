import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import {
  currentOf,
  freeTag,
  type History,
  lastOf,
  nameOf,
  type Release,
  rollbackOf,
  tagOf,
  tagsOf,
  wayBackName,
  withFound,
  withRelease,
  withRollback,
} from '../history.ts';
import { buildImage, buildIn, buildWayBack, holdsBuild, revisionOf } from '../images.ts';
import { isFrontEnd, type Part } from '../parts.ts';
import { pointedAt } from '../pointers.ts';
import { ReleaseError } from '../release-error.ts';
import type { Cluster } from './cluster.ts';

const now = (): string => new Date().toISOString();

export interface Shipping {
  commands: Commands;
  cluster: Cluster;
  part: Part;
}

/** Points a remote to a build. With `firstOnly` an existing pointer is kept. */
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

const remember = async ({ cluster }: Shipping, change: (history: History) => History): Promise<void> => {
  const { value, version } = await cluster.history();
  await cluster.remember({ value: change(value), version });
};

const found = async (shipping: Shipping): Promise<History> => {
  const { cluster, part } = shipping;
  const { value } = await cluster.history();
  const image = await cluster.imageOf(part.name);
  if (currentOf(value, part.name)?.image === image) return value;
  return withFound(value, { part: part.name, image, build: await buildOf(shipping, image), at: now() });
};

/** Builds (or takes `--image`), pushes and rolls out a part, and switches the pointer of a remote after the roll-out. */
export const release = async (shipping: Shipping, args: Arguments): Promise<void> => {
  const { commands, cluster, part } = shipping;
  const revision = await revisionOf(commands);
  const ship = async (): Promise<void> => {
    const history = await found(shipping);
    const before = lastOf(history, part.name);
    const name = args.k8s.registry ? `${args.k8s.registry}/${part.image}` : nameOf(before.image);
    const image = args.image ?? `${name}:${freeTag(args.tag ?? revision, tagsOf(history, name))}`;
    await point(shipping, before.build, true);
    if (!args.image) {
      if (isFrontEnd(part)) await commands.act('docker', ['pull', before.image]);
      await buildImage(commands, { part, image, tag: tagOf(image), revision, previous: before.image });
      await commands.act('docker', ['push', image]);
    }
    await cluster.rollOut(part.name, image);
    const build = isFrontEnd(part) && !commands.dryRun ? await buildIn(commands, image) : null;
    await point(shipping, commands.dryRun && part.remote ? '<build>' : build);
    await remember(shipping, () => withRelease(history, { part: part.name, image, build, at: now() }));
    commands.say(`${part.name} runs ${image}`);
  };
  await cluster.alone(part.name, ship);
};

const wayBack = async (shipping: Shipping, target: Release, from: Release, history: History): Promise<string> => {
  const { commands, part } = shipping;
  if (part.kind !== 'shell') return target.image;
  const image = wayBackName(history, target);
  for (const one of [target.image, from.image]) await commands.act('docker', ['pull', one]);
  await buildWayBack(commands, image, target.image, from.image);
  await commands.act('docker', ['push', image]);
  return image;
};

/** Returns to the previous release. For a remote only switches the pointer when the running image contains that build. */
export const rollback = async (shipping: Shipping): Promise<void> => {
  const { commands, cluster, part } = shipping;
  await cluster.alone(part.name, async () => {
    const { value: history } = await cluster.history();
    const target = rollbackOf(history, part.name);
    if (!target) throw new ReleaseError(`There is no earlier release of ${part.name}.`);
    const from = lastOf(history, part.name);
    if (part.remote) await commands.act('docker', ['pull', from.image]);
    const canPoint =
      part.remote !== null && target.build !== null && (await holdsBuild(commands, from.image, target.build));
    const image = canPoint ? from.image : await wayBack(shipping, target, from, history);
    if (!canPoint) await cluster.rollOut(part.name, image);
    await point(shipping, target.build);
    await remember(shipping, () => withRollback(history, target, now(), image));
    commands.say(`${part.name} is back at ${target.build ?? target.image}`);
  });
};
