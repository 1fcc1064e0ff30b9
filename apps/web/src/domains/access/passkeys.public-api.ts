/** The passkeys of a person, for his profile. */
export { PasskeysCard } from './passkeys-card.tsx';
