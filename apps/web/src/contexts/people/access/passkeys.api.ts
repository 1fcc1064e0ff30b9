/** The passkeys of a person, for their profile. */
export { PasskeysCard } from './passkeys-card.tsx';
