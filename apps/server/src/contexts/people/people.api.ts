/** The API of `people` for other contexts: functions and types, never a store. */
import { world } from '#contexts/people/congregations/congregations.api';
import {
  members,
  qualifiedPeople,
  reachablePeople,
  reportedPeople,
} from '#contexts/people/people/people.api';

export { awayBetween, nextAway } from '#contexts/people/absences/absences.api';
export {
  countDevices,
  limitAnswers,
  printLink,
  type UninstalledPhone,
  uninstalledPhones,
  uninstalledPhonesText,
} from '#contexts/people/access/access.api';
export { type PlanningFacts, planningFactsOf } from '#contexts/people/availability/availability.api';
export {
  changeSettings,
  editCongregation,
  lockCongregation,
  lockPhoneAccount,
  readCongregationRow,
  readCountryCode,
  readLetterhead,
  readMeetingPlace,
  readPostalPlace,
  readSettings,
  readSettingsAndZone,
  readSigningKey,
  readToday,
  readWallNow,
} from '#contexts/people/congregations/congregations.api';
export { exportReadMe } from '#contexts/people/congregations/exports.api';
export {
  foundCongregation,
  hasCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
  type NumberRange,
  useCongregationNumbers,
  wrongArrival,
} from '#contexts/people/congregations/founding.api';
export { familiesOf } from '#contexts/people/families/families.api';
export { countGroups, groupNames, groupsLedBy, holdGroup } from '#contexts/people/groups/groups.api';
export { holdPerson, mayNamePerson } from '#contexts/people/people/held-people.api';
export {
  countPeople,
  type DemoPeople,
  findDemo,
  hasCalendarFeed,
  listCartPeople,
  lockCartPeople,
  peopleBegun,
  type ReachablePerson,
  type RecordedPerson,
  type ReportedRow,
  readCartPerson,
  readPeople,
  readRecord,
  readStanding,
  readSubscriber,
  saveSubscribed,
  saveTalks,
} from '#contexts/people/people/people.api';
export { readPhoneElsewhere, storedPhone } from '#contexts/people/people/person-entry.api';
export {
  addDefaultRoles,
  countPeopleWithRoles,
  findRoleEditor,
  readGrants,
  readRoles,
  takeDefaultRoles,
} from '#contexts/people/roles/roles.api';

export const allCountries = world.countries;
export const allRegions = world.regions;
export const hasRegion = world.hasRegion;
export const allReachablePeople = reachablePeople.everyone;
export const groupOfMember = members.groupOf;
export const holdQualifiedPeople = qualifiedPeople.hold;
export const listActivePeople = qualifiedPeople.active;
export const listReportedPeople = reportedPeople.list;
export const lockMembers = members.lock;
export const lockReportedPeople = reportedPeople.lock;
export const qualificationsOfEveryone = qualifiedPeople.everyone;
export const qualifiedAmong = qualifiedPeople.among;
export const qualifiedSpeakers = qualifiedPeople.speakers;
export const reachablePeopleAmong = reachablePeople.among;
export const readRecordedPeople = reportedPeople.records;
export const readReportedPerson = reportedPeople.read;
export const standingOfQualifiedPeople = qualifiedPeople.standing;
