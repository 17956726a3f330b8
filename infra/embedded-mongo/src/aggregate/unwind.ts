import { type Doc, isDoc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { type Path, valueAt } from '../paths.ts';
import { fieldPath, type Stage } from './stage.ts';

const OPTIONS = new Set(['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex']);

/** $unwind: one document per array element. A value that is not an array is treated as one element. */
export function unwind(operand: unknown): Stage {
  const options: Doc = isDoc(operand) ? operand : { path: operand };
  const unknown = Object.keys(options).find((name) => !OPTIONS.has(name));
  if (unknown !== undefined) throw badValue(`unrecognized option to $unwind stage: ${unknown}`);
  const path = fieldPath('$unwind', options.path);
  const preserve = options.preserveNullAndEmptyArrays === true;
  const indexField = options.includeArrayIndex;
  if (indexField !== undefined && (typeof indexField !== 'string' || /[$.]/.test(indexField))) {
    throw badValue('includeArrayIndex must be a field name without $ and dots');
  }
  const shape = (doc: Doc, value: unknown, index: number | null): Doc => {
    const replaced = withValue(doc, path, value);
    return indexField === undefined ? replaced : { ...replaced, [indexField]: index };
  };
  return function* unwound(docs) {
    for (const doc of docs) {
      const value = valueAt(doc, path);
      if (Array.isArray(value) && value.length > 0) {
        for (const [index, element] of value.entries()) yield shape(doc, element, index);
      } else if (value !== null && value !== undefined && !Array.isArray(value)) {
        yield shape(doc, value, null);
      } else if (preserve) {
        yield shape(doc, value === null ? null : undefined, null);
      }
    }
  };
}

/** Returns a copy of the document with a new value at the path. Undefined removes the field. */
function withValue(doc: Doc, [head = '', ...rest]: Path, value: unknown): Doc {
  const inner = doc[head];
  if (rest.length > 0) return isDoc(inner) ? { ...doc, [head]: withValue(inner, rest, value) } : doc;
  if (value !== undefined) return { ...doc, [head]: value };
  const { [head]: _removed, ...others } = doc;
  return others;
}
