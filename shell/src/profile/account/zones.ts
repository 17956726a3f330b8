/** Time zone with a label that starts with the city, because runners search by city. */
export interface Zone {
  value: string;
  /** Display label such as "Buenos Aires · America/Argentina". */
  label: string;
}

const words = (name: string): string => name.replaceAll('_', ' ');

const zoneOf = (value: string): Zone => {
  const cut = value.lastIndexOf('/');
  const city = words(value.slice(cut + 1));
  return { value, label: cut < 0 ? city : `${city} · ${words(value.slice(0, cut))}` };
};

/** Returns all time zones that this browser knows and the zone `also`, sorted by city. */
export const allZones = (also: string): Zone[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also])]
    .map(zoneOf)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the time zones whose id or label contains the typed text. Ignores case, underscores and accents. */
export const zonesWith = (zones: readonly Zone[], typed: string): Zone[] => {
  const wanted = plain(words(typed)).trim();
  return zones.filter(({ value, label }) => plain(label).includes(wanted) || plain(words(value)).includes(wanted));
};

/** Returns the time zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
