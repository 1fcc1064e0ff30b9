/** What the frame and the screens turn off without a network; small, so that the first paint can carry it. */
export { NeedsNet } from './needs-net.tsx';
