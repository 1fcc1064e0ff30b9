-- The territory was split into domains of its own. What the journal and the answers kept for repeated requests say of their operations
-- is written with the new names, as 0114 did for people.
do $$
declare
  renamed constant jsonb := '{
    "territory.addSuburb": "places.addSuburb", "territory.editSuburb": "places.editSuburb",
    "territory.deleteSuburb": "places.deleteSuburb", "territory.addStreet": "places.addStreet",
    "territory.editStreet": "places.editStreet", "territory.deleteStreet": "places.deleteStreet",
    "territory.saveBorder": "borders.saveBorder", "territory.importBorders": "borders.importBorders",
    "territory.importFile": "territoryImport.importFile", "territory.rollBackImport": "territoryImport.rollBackImport",
    "territory.eraseHolderName": "territoryImport.eraseHolderName"}';
  t text;
begin
  foreach t in array array['journal', 'journal_changes', 'idempotency_keys'] loop
    execute format('update %I set operation = $1->>operation where $1 ? operation', t) using renamed;
  end loop;
end $$;
