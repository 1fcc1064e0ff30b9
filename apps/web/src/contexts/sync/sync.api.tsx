export { SignOutSheet } from './sign-out-sheet.tsx';
