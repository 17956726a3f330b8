/**
 * Paths for one icon on a 24 px grid. `line` is stroked with round caps and joins, `fill` is filled. Icon names
 * describe the meaning (sleep, push), not the drawing.
 */
export interface Shape {
  line?: string;
  fill?: string;
  /** Dash pattern of the stroked path. */
  dash?: string;
}
