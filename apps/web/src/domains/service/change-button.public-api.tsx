/** What the own duties show of groups that somebody else may be asked to lead. */
export { ChangeButton } from './change-button.tsx';
