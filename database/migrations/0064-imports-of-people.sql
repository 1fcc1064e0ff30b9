-- The ledger of imports serves people too: what an import made, what it changed, and how it is taken back.
alter table imports add column kind text not null default 'territory' check (kind in ('territory', 'people'));
alter table imports alter column kind drop default;
alter table imports alter column map_ids set default '{}';
-- Of a row the import changed and did not make: which of its fields were empty before.
alter table import_rows add column filled text[];

-- Takes people back as if they had never been. Nothing of them stays in the journal either, for nobody is left who could be erased.
create function sheaf.forget_people(ids int[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant int := sheaf.current_congregation();
  forgotten constant jsonb := '{"taken_back": true}';
  families_of text[];
begin
  -- All of a table at once: person by person each would be told of by itself.
  delete from family_members where congregation_id = own and person_id = any (ids);
  delete from away_dates where congregation_id = own and person_id = any (ids);
  delete from person_roles where congregation_id = own and person_id = any (ids);
  delete from people where congregation_id = own and id = any (ids);
  families_of := array(select distinct coalesce(t.after, t.before)->>'family_id' from journal t
    where t.congregation_id = own and t.table_name = 'family_members'
      and coalesce(t.after, t.before)->>'person_id' = any (ids::text[]));
  update journal j set before = null, after = forgotten
    where j.congregation_id = own and j.table_name = 'families' and j.row_id = any (families_of)
      and not exists (select from families f where f.congregation_id = own and f.id::text = j.row_id);
  update journal set before = null, after = forgotten
    where congregation_id = own and table_name = 'people' and row_id = any (ids::text[]);
  update journal set before = null, after = forgotten
    where congregation_id = own and table_name in ('away_dates', 'person_roles', 'family_members')
      and coalesce(after, before)->>'person_id' = any (ids::text[]);
end $$;
revoke execute on function sheaf.forget_people from public;
grant execute on function sheaf.forget_people to sheaf_app;
