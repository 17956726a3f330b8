/** A metric's name with one set of labels, without the bounds of histogram buckets. */
export interface Series {
  name: string;
  labels: Record<string, string>;
}

/** The distinct label sets in metrics in the Prometheus exposition format. */
export const seriesOf = (text: string): Map<string, Series> => {
  const found = new Map<string, Series>();
  for (const [, name = '', list = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? \S+$/gm)) {
    const pairs = [...list.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].filter(([, label]) => label !== 'le');
    const labels = Object.fromEntries(pairs.map(([, label = '', value = '']) => [label, value]));
    found.set(`${name} ${JSON.stringify(labels)}`, { name, labels });
  }
  return found;
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i;
/** Pattern of a secret, a hash or a token: twenty or more word characters with a digit among them. */
const SECRET = /(?=[A-Za-z_]*\d)[A-Za-z0-9_]{20,}/;
const DATE = /\d{4}-\d{2}-\d{2}/;

/** True when a label value could identify a runner or be unique per runner or day. */
export const isPersonal = (value: string): boolean =>
  value.includes('@') || UUID.test(value) || SECRET.test(value) || DATE.test(value) || /\d{5,}/.test(value);
