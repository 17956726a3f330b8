/**
 * Colours of the five effort levels, from walking (1) to the fastest running (5), and of strength training. Levels 1 to
 * 5 are one hue. They are not declared in the global CSS, because only the bars of sessions use them.
 */
export const EFFORT_COLOURS = {
  'zone-1': 'light-dark(#868493, #727080)',
  'zone-2': 'light-dark(#8581c4, #7f7bbb)',
  'zone-3': 'light-dark(#6a62bb, #9d98e0)',
  'zone-4': 'light-dark(#4b3fa3, #bdb9f6)',
  'zone-5': 'light-dark(#221863, #eceaff)',
  'zone-strength': 'light-dark(#8b7a5c, #a8997c)',
} as const;
