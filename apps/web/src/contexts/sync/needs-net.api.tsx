/** Disables content offline; small enough for the first paint. */
export { NeedsNet } from './needs-net.tsx';
