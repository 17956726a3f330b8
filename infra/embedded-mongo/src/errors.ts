/** MongoDB error codes that clients distinguish (src/mongo/base/error_codes.yml). */
export const CODES = {
  BadValue: 2,
  UnknownError: 8,
  FailedToParse: 9,
  TypeMismatch: 14,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  MemoryLimit: 292,
  InvalidBson: 22,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  AmbiguousFieldName: 16746,
  UnknownStage: 40324,
  ChangeStreamUnsupported: 40573,
  UnknownField: 40415,
  InvalidRegex: 51091,
} as const;

type CodeName = keyof typeof CODES;

/** Error that is sent to the client as `{ok: 0, code, codeName, errmsg, …extra}`. */
export class CommandError extends Error {
  readonly codeName: CodeName;
  readonly extra: Record<string, unknown>;

  constructor(codeName: CodeName, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'CommandError';
    this.codeName = codeName;
    this.extra = extra;
  }

  get code(): number {
    return CODES[this.codeName];
  }
}

export const badValue = (message: string): CommandError => new CommandError('BadValue', message);
export const failedToParse = (message: string): CommandError => new CommandError('FailedToParse', message);
