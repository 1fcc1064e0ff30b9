/** What the frame shows of the outbox; apart from the sheets, which it does not load. */
export { WaitingBar } from './waiting-bar.tsx';
