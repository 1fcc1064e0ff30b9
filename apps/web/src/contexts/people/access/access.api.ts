/** API of sign-in for other domains: privacy consent. */
export { useAnswerPrivacy } from './use-answer-privacy.ts';
