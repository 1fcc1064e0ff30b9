-- The domain `attendants` is named `responsibilities`, as what it keeps. Operations in the journal and in the answers kept for
-- repeated requests, and edited wordings, are written with the new name.
do $$
declare
  t text;
begin
  foreach t in array array['journal', 'journal_changes', 'idempotency_keys'] loop
    execute format(
      'update %I set operation = ''responsibilities'' || substr(operation, length(''attendants'') + 1) where operation like ''attendants.%%''',
      t
    );
  end loop;
end $$;
update journal set operation = 'nightly.responsibilities' where operation = 'nightly.attendants';
update journal_changes set operation = 'nightly.responsibilities' where operation = 'nightly.attendants';
update wordings set category = 'responsibilities' where category = 'attendants';
