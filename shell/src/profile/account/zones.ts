/** A time zone as a runner looks for it: the city first. */
export interface Zone {
  value: string;
  /** "Buenos Aires · America/Argentina" */
  label: string;
}

const words = (name: string): string => name.replaceAll('_', ' ');

const zoneOf = (value: string): Zone => {
  const cut = value.lastIndexOf('/');
  const city = words(value.slice(cut + 1));
  return { value, label: cut < 0 ? city : `${city} · ${words(value.slice(0, cut))}` };
};

/** Every zone this browser knows, and `also`, by city. */
export const allZones = (also: string): Zone[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also])]
    .map(zoneOf)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The zones in which a typed text is found, `_` or not, accents or not; all of them for an empty one. */
export const zonesWith = (zones: readonly Zone[], typed: string): Zone[] => {
  const wanted = plain(words(typed)).trim();
  return zones.filter(({ value, label }) => plain(label).includes(wanted) || plain(words(value)).includes(wanted));
};

/** The zone this device is in, as far as it says so. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
