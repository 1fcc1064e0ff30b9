/** API of the passkeys for the profile. */
export { PasskeysCard } from './passkeys-card.tsx';
