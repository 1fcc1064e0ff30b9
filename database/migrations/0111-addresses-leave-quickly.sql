-- Most addresses that are deleted have no door in a list to work: they are told apart by the index, before a statement is made whose
-- triggers run even where it finds no row. Taking back a large import deletes thousands of them within the limit of one statement.
create or replace function sheaf.leave_with_address() returns trigger language plpgsql as $$
declare
  link text := case tg_table_name when 'preloaded_addresses' then 'preloaded_id' else 'foreign_id' end;
  listed boolean;
begin
  if tg_table_name = 'preloaded_addresses' then
    listed := exists (select from available_addresses v where v.congregation_id = old.congregation_id and v.preloaded_id = old.id);
  else
    listed := exists (select from available_addresses v where v.congregation_id = old.congregation_id and v.foreign_id = old.id);
  end if;
  if not listed then return old; end if;
  execute format('with gone as (
      delete from available_addresses v where v.congregation_id = $1 and v.%I = $2 and v.attempt = 0 returning v.map_id)
    update map_assignments a set addresses_at_start = greatest(a.addresses_at_start - counted.doors, 0)
    from (select map_id, count(*)::int as doors from gone group by map_id) counted
    where a.congregation_id = $1 and a.map_id = counted.map_id and a.returned_at is null', link) using old.congregation_id, old.id;
  return old;
end $$;
