/** A time zone with a label that starts with the city, as runners search for it. */
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

/** All zones known to this browser plus `also`, sorted by city. */
export const allZones = (also: string): Zone[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also])]
    .map(zoneOf)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The zones that contain the typed text, ignoring case, underscores and accents; all zones for an empty text. */
export const zonesWith = (zones: readonly Zone[], typed: string): Zone[] => {
  const wanted = plain(words(typed)).trim();
  return zones.filter(({ value, label }) => plain(label).includes(wanted) || plain(words(value)).includes(wanted));
};

/** The time zone that this device reports. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
