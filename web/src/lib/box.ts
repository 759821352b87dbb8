/** A rectangle on a screen or in a drawing. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
