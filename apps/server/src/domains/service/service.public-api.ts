/** What the dashboard asks of field service: the next meeting of the own group, and whether somebody is to take over a group. */
export { openRequestFor, promptedGroup } from '#domains/service/prompts';
