import { SaxesParser } from 'saxes';

/** A step of a ZWO workout, as it is run. */
export interface ReadBlock {
  element: string;
  /** Seconds or meters, depending on the workout. */
  length: number;
  /** Limits as multiples of the threshold speed; missing in free runs. */
  speed?: { slow: number; fast: number };
  text: string | undefined;
}

export interface ReadZwo {
  texts: Readonly<Record<string, string>>;
  /** Number of repetitions of each block with intervals. */
  repeats: number[];
  /** All steps in the order in which they are run, with each repetition listed separately. */
  steps: ReadBlock[];
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  messages: { offset: number; text: string }[];
}

const numberOf = ({ name, attributes }: Element, key: string): number => {
  const value = Number(attributes[key]);
  if (attributes[key] === undefined || Number.isNaN(value)) throw new Error(`${name} has no number ${key}`);
  return value;
};

const textAt = ({ messages }: Element, start: number): string | undefined =>
  messages.find(({ offset }) => offset === start)?.text;

const intervals = (element: Element): ReadBlock[] => {
  const [on, off] = (['On', 'Off'] as const).map((part) => ({
    element: element.name,
    length: numberOf(element, `${part}Duration`),
    speed: { slow: numberOf(element, `Power${part}Low`), fast: numberOf(element, `Power${part}High`) },
  }));
  if (!on || !off) return [];
  return Array.from({ length: numberOf(element, 'Repeat') }, (_, round) => round * (on.length + off.length)).flatMap(
    (start) => [
      { ...on, text: textAt(element, start) },
      { ...off, text: textAt(element, start + on.length) },
    ],
  );
};

const stepsOf = (element: Element): ReadBlock[] => {
  const { name } = element;
  if (name === 'IntervalsT') return intervals(element);
  const step = { element: name, length: numberOf(element, 'Duration'), text: textAt(element, 0) };
  if (name === 'FreeRide') return [step];
  const [low, high] = [numberOf(element, 'PowerLow'), numberOf(element, 'PowerHigh')];
  return [{ ...step, speed: name === 'Cooldown' ? { slow: high, fast: low } : { slow: low, fast: high } }];
};

/** Reads a ZWO workout with a strict XML parser and runs through its repeats. */
export const readZwo = (xml: string): ReadZwo => {
  const texts: Record<string, string> = {};
  const elements: Element[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path.length === 3 && path[1] === 'workout') elements.push({ name, attributes, messages: [] });
    if (name !== 'textevent') return;
    const offset = Number(attributes.timeoffset ?? attributes.distoffset);
    elements.at(-1)?.messages.push({ offset, text: attributes.message ?? '' });
  });
  parser.on('text', (text) => {
    const name = path.at(-1) ?? '';
    if (path.length === 2 && name !== 'workout') texts[name] = (texts[name] ?? '') + text;
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  const repeats = elements.filter(({ name }) => name === 'IntervalsT').map((element) => numberOf(element, 'Repeat'));
  return { texts, repeats, steps: elements.flatMap(stepsOf) };
};
