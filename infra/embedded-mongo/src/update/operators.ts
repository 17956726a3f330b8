import { Timestamp } from 'bson';
import { arithmetic, isNumeric } from '../bson/numbers.ts';
import { compare, type Doc, isDoc } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { type Path, valueAt } from '../paths.ts';
import { addToSet, pop, pull, pullAll, push } from './arrays.ts';
import { setField, unsetField } from './fields.ts';

/** Applies one operator to one field of the document. */
type Apply = (doc: Doc, path: Path, operand: unknown) => void;

const set: Apply = (doc, path, operand) => setField(doc, path, operand);

const numeric =
  (operator: '$inc' | '$mul'): Apply =>
  (doc, path, operand) => {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with a non-numeric argument`);
    const value = valueAt(doc, path);
    if (value === undefined) return setField(doc, path, operator === '$inc' ? operand : arithmetic('$mul', operand, 0));
    if (!isNumeric(value))
      throw typeMismatch(`Cannot apply ${operator} to a value of non-numeric type: '${path.join('.')}'`);
    setField(doc, path, arithmetic(operator, value, operand));
  };

const typeMismatch = (message: string): CommandError => new CommandError('TypeMismatch', message);

/**
 * $min and $max: set the field when it is missing, or when the operand is less ($min) or greater ($max) than its value.
 */
const extreme =
  (sign: -1 | 1): Apply =>
  (doc, path, operand) => {
    const value = valueAt(doc, path);
    if (value === undefined || compare(operand, value) * sign > 0) setField(doc, path, operand);
  };

const currentDate: Apply = (doc, path, operand) => {
  const type = isDoc(operand) ? operand.$type : operand;
  if (type === 'timestamp') return setField(doc, path, new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
  if (type !== true && type !== 'date') throw badValue("$currentDate expects true or a $type of 'date' or 'timestamp'");
  setField(doc, path, new Date());
};

/** An array operator. With `creates`, a missing field is treated as an empty array. */
const onArray =
  (operator: string, creates: boolean, change: (array: unknown[], operand: unknown) => unknown[]): Apply =>
  (doc, path, operand) => {
    const value = valueAt(doc, path);
    if (value === undefined && !creates) return;
    if (value !== undefined && !Array.isArray(value)) {
      throw badValue(`The field '${path.join('.')}' must be an array but ${operator} found another type`);
    }
    setField(doc, path, change(value ?? [], operand));
  };

/** All operators except $rename, which changes two fields. $setOnInsert works like $set when it applies. */
export const OPERATORS: Record<string, Apply> = {
  $set: set,
  $setOnInsert: set,
  $unset: unsetField,
  $inc: numeric('$inc'),
  $mul: numeric('$mul'),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $push: onArray('$push', true, push),
  $addToSet: onArray('$addToSet', true, addToSet),
  $pop: onArray('$pop', false, pop),
  $pull: onArray('$pull', false, pull),
  $pullAll: onArray('$pullAll', false, pullAll),
};
