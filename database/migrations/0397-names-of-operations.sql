-- Operations on the records of maps stand with the maps; an import is rolled back and a change is reverted. The journal and the answers
-- kept for repeated requests are written with the new names.
do $$
declare
  renamed constant jsonb := '{
    "territory.saveMap": "maps.saveMap", "territory.deleteMap": "maps.deleteMap",
    "territory.orderMaps": "maps.orderMaps", "territory.removeHolder": "maps.removeHolder",
    "journal.takeBack": "journal.revertChange", "meetings.takeBackWorkbook": "meetings.rollbackWorkbook",
    "speakersImport.takeBackImport": "speakersImport.rollbackImport",
    "reports.takeBackReports": "reports.rollbackReports",
    "peopleImport.takeBackPeople": "peopleImport.rollbackPeople",
    "territoryImport.rollBackImport": "territoryImport.rollbackImport"}';
  t text;
begin
  foreach t in array array['journal', 'journal_changes', 'idempotency_keys'] loop
    execute format('update %I set operation = $1->>operation where $1 ? operation', t) using renamed;
  end loop;
end $$;
