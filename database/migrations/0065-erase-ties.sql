-- As before, but the families of the erased person are looked up once, and not once for every family in the journal.
create or replace function sheaf.erase_ties() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased constant jsonb := '{"erased": true}';
  families_of text[];
begin
  delete from family_members where congregation_id = new.congregation_id and person_id = new.id;
  families_of := array(select distinct coalesce(after, before)->>'family_id' from journal
    where congregation_id = new.congregation_id and table_name = 'family_members'
      and coalesce(after, before)->>'person_id' = new.id::text);
  update journal j set before = null, after = erased
    where j.congregation_id = new.congregation_id and j.table_name = 'families' and j.row_id = any (families_of)
      and not exists (select from families f where f.congregation_id = new.congregation_id and f.id::text = j.row_id);
  update journal set before = null, after = erased
    where congregation_id = new.congregation_id and table_name = 'family_members'
      and coalesce(after, before)->>'person_id' = new.id::text;
  return null;
end $$;
