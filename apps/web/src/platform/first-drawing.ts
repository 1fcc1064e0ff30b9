/**
 * Flags the first render of a freshly opened page, which defers content below the fold. Over the dashboard
 * snapshot, or on return to a scrolled page, everything renders at once.
 */
let now = false;

export const firstDrawing = {
  begin(): void {
    now = true;
  },
  isNow: (): boolean => now,
  end(): void {
    now = false;
  },
};
