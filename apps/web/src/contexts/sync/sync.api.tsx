/** API of the outbox for other screens. */
export { SignOutSheet } from './sign-out-sheet.tsx';
