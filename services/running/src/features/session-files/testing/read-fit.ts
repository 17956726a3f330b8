import FitParser, { type ParsedFit } from 'fit-file-parser';

/** A step of a FIT workout, as a watch runs it. */
export interface ReadStep {
  name: string | undefined;
  notes: string | undefined;
  seconds?: number;
  meters?: number;
  /** Limits in m/s. */
  speed?: { low: number; high: number };
  /** Limits in beats per minute. */
  heartRate?: { low: number; high: number };
  intensity: string;
}

type ParsedWorkout = NonNullable<NonNullable<ParsedFit['messages']>['workout']>[number];

export interface ReadWorkout {
  file: NonNullable<ParsedFit['file_ids']>[number];
  title: string | undefined;
  sport: ParsedWorkout['sport'];
  validSteps: number | undefined;
  /** Number of step messages, in which a repeat is one message. */
  messages: number;
  /** Index of the first step and number of repetitions of each repeat, in the order of the messages. */
  repeats: { from: number; times: number }[];
  /** All steps in the order in which they are run, with each repetition listed separately. */
  steps: ReadStep[];
}

type StepMessage = NonNullable<NonNullable<ParsedFit['messages']>['workout_step']>[number];

const targetOf = (message: StepMessage): Pick<ReadStep, 'speed' | 'heartRate'> => {
  const { target_type, target_value, custom_target_value_low: low, custom_target_value_high: high } = message;
  if (target_value !== 0) throw new Error(`unexpected target value ${target_value}`);
  if (target_type === 'open' && low === undefined && high === undefined) return {};
  if (low === undefined || high === undefined) throw new Error('a target without limits');
  if (target_type === 'speed') return { speed: { low: low / 1_000, high: high / 1_000 } };
  if (target_type === 'heart_rate') return { heartRate: { low: low - 100, high: high - 100 } };
  throw new Error(`unexpected target type ${target_type}`);
};

const stepOf = (message: StepMessage): ReadStep => {
  const { wkt_step_name: name, notes, duration_type, duration_value: value = Number.NaN, intensity } = message;
  const step = { name, notes, intensity: String(intensity), ...targetOf(message) };
  if (duration_type === 'time') return { ...step, seconds: value / 1_000 };
  if (duration_type === 'distance') return { ...step, meters: value / 100 };
  throw new Error(`unexpected duration type ${duration_type}`);
};

/** Reads a FIT workout with `fit-file-parser`, which checks both checksums, and runs through its repeats. */
export const readFit = async (bytes: Uint8Array): Promise<ReadWorkout> => {
  const parsed = await new FitParser({ force: false }).parseAsync(Uint8Array.from(bytes).buffer);
  const file = parsed.file_ids?.[0];
  const workout = parsed.messages?.workout?.[0];
  const messages = parsed.messages?.workout_step ?? [];
  if (!file || !workout) throw new Error('not a workout file');
  const steps: ReadStep[] = [];
  const repeats: ReadWorkout['repeats'] = [];
  /** For each message, the number of steps that were run before it for the first time. */
  const starts: number[] = [];
  for (const [index, message] of messages.entries()) {
    if (message.message_index?.value !== index) throw new Error(`step ${index} has another index`);
    starts.push(steps.length);
    if (message.duration_type !== 'repeat_until_steps_cmplt') {
      steps.push(stepOf(message));
      continue;
    }
    const { duration_value: from = Number.NaN, target_value: times = Number.NaN } = message;
    if (!(from < index)) throw new Error(`step ${index} repeats from ${from}`);
    const once = steps.slice(starts[from]);
    for (let round = 1; round < times; round += 1) steps.push(...once);
    repeats.push({ from, times });
  }
  const { wkt_name: title, sport, num_valid_steps: validSteps } = workout;
  return { file, title, sport, validSteps, messages: messages.length, repeats, steps };
};
