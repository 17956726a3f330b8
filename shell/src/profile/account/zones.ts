/** Time zone with a label that starts with the city, because runners search by city. */
export interface Zone {
  value: string;
  /** Display label such as "Buenos Aires · America/Argentina". */
  label: string;
}

/** Current names of zones that browsers list under an outdated name. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const words = (name: string): string => name.replaceAll('_', ' ');

/** Returns a zone with a label that uses its current name. The value is the name that the browser uses. */
export const zoneOf = (value: string): Zone => {
  const name = RENAMED[value] ?? value;
  const cut = name.lastIndexOf('/');
  const city = words(name.slice(cut + 1));
  return { value, label: cut < 0 ? city : `${city} · ${words(name.slice(0, cut))}` };
};

/** Returns all time zones that this browser supports and the zone `also`, sorted by city, without duplicate labels. */
export const allZones = (also: string): Zone[] => {
  const zones = new Map(
    [...Intl.supportedValuesOf('timeZone'), 'UTC', also].map(zoneOf).map((zone) => [zone.label, zone]),
  );
  return [...zones.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the time zones whose id or label contains the typed text: first an exact match, then zones whose city starts
 * with the text. Ignores case, underscores and accents.
 */
export const zonesWith = (zones: readonly Zone[], typed: string): Zone[] => {
  const wanted = plain(words(typed)).trim();
  const rank = ({ value, label }: Zone): number => {
    if ([plain(label), plain(words(value))].includes(wanted)) return 0;
    return plain(label).startsWith(wanted) ? 1 : 2;
  };
  return zones
    .filter(({ value, label }) => plain(label).includes(wanted) || plain(words(value)).includes(wanted))
    .sort((a, b) => rank(a) - rank(b));
};

/** Returns the time zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
