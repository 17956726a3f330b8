import { type Doc, isDoc } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { isIndex, type Path } from '../paths.ts';

/** Maximum number of nulls that one write can add to an array, so that a large array position cannot exhaust memory. */
const MAX_PADDING = 1_500_000;

type Container = Doc | unknown[];

const isContainer = (value: unknown): value is Container => Array.isArray(value) || isDoc(value);

function read(container: Container, part: string): unknown {
  if (Array.isArray(container)) return isIndex(part) ? container[Number(part)] : undefined;
  return Object.hasOwn(container, part) ? container[part] : undefined;
}

function write(container: Container, part: string, value: unknown): void {
  if (!Array.isArray(container)) {
    container[part] = value;
    return;
  }
  if (!isIndex(part)) throw notViable(part);
  const position = Number(part);
  if (position - container.length > MAX_PADDING) throw badValue(`cannot pad an array up to position ${part}`);
  while (container.length < position) container.push(null);
  container[position] = value;
}

function notViable(part: string): CommandError {
  return new CommandError('PathNotViable', `Cannot create field '${part}' in an element that is not a document`);
}

/** Returns the document or array that contains the last segment of `path`. Creates missing sub-documents on the way. */
function containerAt(doc: Doc, path: Path): Container {
  let container: Container = doc;
  for (const [i, part] of path.slice(0, -1).entries()) {
    let next = read(container, part);
    if (next === undefined) {
      next = {};
      write(container, part, next);
    }
    if (!isContainer(next)) throw notViable(path[i + 1] ?? part);
    container = next;
  }
  return container;
}

const lastOf = (path: Path): string => path[path.length - 1] ?? '';

/** Sets a field and creates missing sub-documents above it. */
export function setField(doc: Doc, path: Path, value: unknown): void {
  write(containerAt(doc, path), lastOf(path), value);
}

/** Removes a field. An array element becomes null, so that positions do not change. */
export function unsetField(doc: Doc, path: Path): void {
  let container: unknown = doc;
  for (const part of path.slice(0, -1)) container = isContainer(container) ? read(container, part) : undefined;
  const last = lastOf(path);
  if (Array.isArray(container)) {
    if (isIndex(last) && Number(last) < container.length) container[Number(last)] = null;
  } else if (isDoc(container)) {
    delete container[last];
  }
}
