/** What other screens show of the outbox. */
export { SignOutSheet } from './sign-out-sheet.tsx';
