/** API of the outbox for the frame, without the sheets. */
export { WaitingBar } from './waiting-bar.tsx';
