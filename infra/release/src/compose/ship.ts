import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import {
  currentOf,
  type History,
  lastOf,
  nameOf,
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
import { ReleaseError } from '../release-error.ts';
import { containersOf } from './containers.ts';
import type { Place } from './place.ts';
import { type PointerStore, pointerStore } from './pointer-store.ts';
import { replaceContainers } from './replace.ts';

const SHORT_ID = 12;

/** Inputs of a release or rollback of one deployable part in a compose project. */
export interface Shipping {
  commands: Commands;
  place: Place;
  part: Part;
  timeoutSeconds: number;
}

const pointersOf = ({ commands, place: { project } }: Shipping): PointerStore =>
  pointerStore(commands, project.pointerPlace(), project.imageOf('gateway'));

const buildOf = ({ commands, part }: Shipping, image: string): Promise<string | null> =>
  isFrontEnd(part) ? buildIn(commands, image) : Promise.resolve(null);

/** Returns the id of an image; null when the image does not exist. */
const imageId = (commands: Commands, image: string): Promise<string | null> =>
  commands.ask('docker', ['image', 'inspect', '--format', '{{.Id}}', image]).then(
    (id) => id.trim(),
    () => null,
  );

/** Returns the history. If the running image was not released by this tool, it is tagged and added to the history. */
const historyWithRunning = async (shipping: Shipping): Promise<History> => {
  const { commands, place, part } = shipping;
  const [running] = await containersOf(commands, place.project, part.name);
  if (!running)
    throw new ReleaseError(`${part.name} does not run in ${place.project.name}: 'docker compose up' starts it.`);
  const known = currentOf(place.history(), part.name);
  if (known && (await imageId(commands, known.image)) === running.imageId) return place.history();
  const id = running.imageId.replace('sha256:', '').slice(0, SHORT_ID);
  const image = `${nameOf(place.project.imageOf(part.name))}:found-${id}`;
  await commands.act('docker', ['tag', running.imageId, image]);
  const build = await buildOf(shipping, running.imageId);
  return withFound(place.history(), { part: part.name, image, build });
};

/**
 * Tags `image` with the image name that compose uses for the part, and replaces the part's containers. Undoes both
 * steps when one of them fails.
 */
const deploy = async (
  { commands, place: { project }, part, timeoutSeconds }: Shipping,
  image: string,
  before: string,
  beforeFirstStop?: () => Promise<void>,
): Promise<void> => {
  const running = await containersOf(commands, project, part.name);
  const old = new Set(running.map(({ id }) => id));
  const name = project.imageOf(part.name);
  const one = { service: part.name, timeoutSeconds };
  await commands.act('docker', ['tag', image, name]);
  try {
    await replaceContainers(commands, project, {
      ...one,
      shouldReplace: ({ id }) => old.has(id),
      ...(beforeFirstStop && { beforeFirstStop }),
    });
  } catch (error) {
    await commands.act('docker', ['tag', before, name]);
    await replaceContainers(commands, project, { ...one, shouldReplace: ({ id }) => !old.has(id) });
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReleaseError(`${reason}: ${part.name} keeps running ${before}.`);
  }
};

/** Pins the remote to its current build, before an image that contains two builds is deployed. */
const pin = async (shipping: Shipping, store: PointerStore, build: string | null): Promise<void> => {
  const { remote } = shipping.part;
  const pointers = await store.read();
  if (remote && build && !pointers[remote]) await store.write(pointedAt(pointers, remote, build));
};

const point = async ({ commands, part: { remote } }: Shipping, store: PointerStore, build: string | null) => {
  if (!remote || !build) return;
  await store.write(pointedAt(await store.read(), remote, build));
  commands.say(`${remote} is served from build ${build}`);
};

/**
 * Releases a part: builds its image (or uses `image`), replaces its containers and, for a remote, then switches the
 * pointer.
 */
export const release = async (shipping: Shipping, { tag, image: given, buildOnly }: Arguments): Promise<void> => {
  const { commands, place, part } = shipping;
  const revision = await revisionOf(commands);
  const image = newImageName(place.history(), place.project.imageOf(part.name), tag ?? revision);
  const make = async (previous: string | null): Promise<void> => {
    if (given) await commands.act('docker', ['tag', given, image]);
    else await buildImage(commands, { part, image, revision, previous });
  };
  if (buildOnly) return make(null);

  const history = await historyWithRunning(shipping);
  const before = lastOf(history, part.name);
  const store = part.remote ? pointersOf(shipping) : null;
  if (store) await pin(shipping, store, before.build);
  await make(before.image);
  const build = commands.dryRun ? null : await buildOf(shipping, image);
  await deploy(shipping, image, before.image);
  if (store) await point(shipping, store, build);
  place.saveHistory(withRelease(history, { part: part.name, image, build }));
  commands.say(`${part.name} runs ${image}`);
};

/**
 * Deploys the image of the rollback target, which does not contain the current build. The pointer is therefore switched
 * while containers of both images are running.
 */
const deployAndPoint = async (
  shipping: Shipping,
  store: PointerStore,
  { current, target }: Rollback,
): Promise<void> => {
  try {
    await deploy(shipping, target.image, current.image, () => point(shipping, store, target.build));
  } catch (error) {
    await point(shipping, store, current.build);
    throw error;
  }
};

/**
 * Rolls a part back to its previous release. If the running image of a remote contains the previous build, only the
 * pointer is switched.
 */
export const rollback = async (shipping: Shipping): Promise<void> => {
  const { commands, place, part } = shipping;
  const history = place.history();
  const step = rollbackOf(history, part.name);
  const { current, target } = step;
  const store = part.remote ? pointersOf(shipping) : null;
  const canPoint =
    target.build !== null && store !== null && (await containsBuild(commands, current.image, target.build));
  let image = canPoint ? current.image : target.image;
  if (part.kind === 'shell') image = await buildShellRollback(commands, history, step);
  if (store && canPoint) await point(shipping, store, target.build);
  else if (store) await deployAndPoint(shipping, store, step);
  else await deploy(shipping, image, current.image);
  place.saveHistory(withRollback(history, target, image));
  commands.say(`${part.name} is back at ${target.build ?? target.image}`);
};
