/** Runs before the bootstrap script. */
import { isTooOld, showTooOld } from './too-old.ts';

if (isTooOld()) {
  window.sheafTooOld = true;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showTooOld);
  else showTooOld();
}
