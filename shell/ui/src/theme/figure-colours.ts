/**
 * Colours of the figure. They are not declared in the global CSS, because only figures use them. The near limbs, the
 * working muscle and the props have a contrast of at least 3:1 on `color-surface-sunken`.
 */
export const FIGURE_COLOURS = {
  'figure-near': 'light-dark(#4a4757, #c9c6d6)',
  'figure-far': 'light-dark(#b9b6c6, #565465)',
  'figure-work': 'light-dark(#9a4cc0, #a862d4)',
  'figure-work-far': 'light-dark(#b98ad0, #7c4f9c)',
  'figure-kit': 'light-dark(#7d7b8a, #8a8898)',
  'figure-prop': 'light-dark(#d0cdd9, #42404d)',
} as const;
