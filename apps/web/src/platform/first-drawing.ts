/**
 * The first drawing of a page that was opened anew and shows nothing yet: what lies below the screen is drawn right after it. Over the
 * dashboard of last time, or where somebody comes back to a place further down, all is drawn at once.
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
