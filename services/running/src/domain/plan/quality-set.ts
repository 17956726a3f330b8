/** The main set of a quality session before it is fitted to a week. */
export interface SetSpec {
  /** The plan type: threshold and zone 3-4 work is tempo, intervals and hills are push. */
  planType: 'tempo' | 'push';
  reps: number;
  /** Minutes of one repetition. */
  repMinutes: number;
  /** Easy jogging between repetitions, minutes. */
  jogMinutes: number;
  /** Whether a repetition is a distance or a fixed time: then the number shrinks, otherwise the length does. */
  fixedLength: boolean;
  zone: string;
  /** How a fixed repetition is called, e.g. `1 km`. */
  name?: string;
  why: string;
  /** What is run instead where not even the smallest set fits. */
  otherwise?: SetSpec;
}

export interface QualitySession {
  spec: SetSpec;
  warmUp: number;
  coolDown: number;
  reps: number;
  repMinutes: number;
  /** Work of the main set: the session's hard minutes. */
  work: number;
  minutes: number;
}

export interface Room {
  /** The most minutes of work. */
  work: number;
  /** The most minutes of the whole session. */
  minutes: number;
}

const SMALLEST_SET = 6;
const SMALLEST_REP = 5;
/** Warm-up and cool-down: as in the worked example, and the least that is sensible in a short session. */
const FRAMES = [
  { warmUp: 15, coolDown: 10 },
  { warmUp: 10, coolDown: 5 },
] as const;

const shrinkLength = ({ reps, repMinutes }: SetSpec, room: number): { reps: number; repMinutes: number } | null => {
  const work = Math.min(reps * repMinutes, room);
  const each = Math.floor(work / reps);
  if (each >= SMALLEST_REP && each * reps >= SMALLEST_SET) return { reps, repMinutes: each };
  return work >= SMALLEST_SET ? { reps: 1, repMinutes: work } : null;
};

const shrinkNumber = (spec: SetSpec, work: number, room: number): { reps: number; repMinutes: number } | null => {
  const { repMinutes, jogMinutes } = spec;
  const byWork = Math.floor(work / repMinutes);
  const byRoom = Math.floor((room + jogMinutes) / (repMinutes + jogMinutes));
  const reps = Math.min(spec.reps, byWork, byRoom);
  return reps * repMinutes >= SMALLEST_SET ? { reps, repMinutes } : null;
};

/** Shrinks a set until it fits, keeping its kind; null where less than 6 minutes of work would be left. */
export const fitSession = (spec: SetSpec, room: Room): QualitySession | null => {
  for (const { warmUp, coolDown } of FRAMES) {
    const left = room.minutes - warmUp - coolDown;
    const set = spec.fixedLength ? shrinkNumber(spec, room.work, left) : shrinkLength(spec, Math.min(room.work, left));
    if (!set) continue;
    const work = set.reps * set.repMinutes;
    const minutes = warmUp + work + (set.reps - 1) * spec.jogMinutes + coolDown;
    return { spec, warmUp, coolDown, ...set, work, minutes };
  }
  return spec.otherwise ? fitSession(spec.otherwise, room) : null;
};

/** `Warm-up 15, 2 x 10 min Z3-Z4, cool-down 10`; every minute of the session stands in it. */
export const describeSession = ({ spec, warmUp, coolDown, reps, repMinutes }: QualitySession): string => {
  const rep = spec.name ?? `${repMinutes} min`;
  const jog = spec.jogMinutes > 0 && reps > 1 ? `, ${spec.jogMinutes} min jog between` : '';
  return `Warm-up ${warmUp}, ${reps} x ${rep} ${spec.zone}${jog}, cool-down ${coolDown}`;
};

const DESCRIBED = /^Warm-up \d+, (\d+) x (.+?) (Z\S+?)(?:, (\d+) min jog between)?, cool-down \d+$/;

/** The set of a session, read back from what {@link describeSession} said of it; null for any other title. */
export const setOfTitle = (title: string, planType: SetSpec['planType'], why: string): SetSpec | null => {
  const match = DESCRIBED.exec(title);
  const rep = match?.[2] ?? '';
  const repMinutes = Number(/(\d+) min/.exec(rep)?.[1] ?? 0);
  if (!match || repMinutes === 0) return null;
  const jogMinutes = Number(match[4] ?? 0);
  const isNamed = !/^\d+ min$/.test(rep);
  return {
    planType,
    reps: Number(match[1]),
    repMinutes,
    jogMinutes,
    fixedLength: planType === 'push' || jogMinutes > 0 || isNamed,
    zone: match[3] ?? '',
    ...(isNamed ? { name: rep } : {}),
    why,
  };
};
