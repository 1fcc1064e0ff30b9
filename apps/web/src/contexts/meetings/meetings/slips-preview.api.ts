/** API for the print screen. */
export { SlipsPreview } from './slips-preview.tsx';
