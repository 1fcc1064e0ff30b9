-- People were split into domains of their own. What the journal and the answers kept for repeated requests say of their operations
-- is written with the new names, so that old changes are found under their kind and a request sent before is not carried out again.
do $$
declare
  renamed constant jsonb := '{
    "people.addFamily": "families.addFamily",
    "people.editFamily": "families.editFamily", "people.deleteFamily": "families.deleteFamily",
    "people.inviteFamily": "families.inviteFamily",
    "people.addAwayDate": "absences.addAwayDate", "people.editAwayDate": "absences.editAwayDate",
    "people.deleteAwayDate": "absences.deleteAwayDate",
    "people.renewCalendarFeed": "calendarFeed.renewCalendarFeed", "people.stopCalendarFeed": "calendarFeed.stopCalendarFeed",
    "people.readCalendarFeed": "calendarFeed.readCalendarFeed",
    "people.importPeople": "peopleImport.importPeople", "people.takeBackPeople": "peopleImport.takeBackPeople",
    "people.erasePerson": "erasure.erasePerson", "people.eraseAgain": "erasure.eraseAgain"}';
  t text;
begin
  foreach t in array array['journal', 'journal_changes', 'idempotency_keys'] loop
    execute format('update %I set operation = $1->>operation where $1 ? operation', t) using renamed;
  end loop;
end $$;
