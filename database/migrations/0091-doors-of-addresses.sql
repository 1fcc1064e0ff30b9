-- A door to work knows the address it was copied from: it takes over what is corrected there, and leaves with it (ADDR-R45).
-- Two businesses of one house are two doors.
alter table available_addresses
  add column preloaded_id int,
  add column foreign_id int,
  add foreign key (congregation_id, preloaded_id) references preloaded_addresses (congregation_id, id) on delete set null (preloaded_id),
  add foreign key (congregation_id, foreign_id) references foreign_addresses (congregation_id, id) on delete set null (foreign_id);
create index available_addresses_preloaded on available_addresses (congregation_id, preloaded_id);
create index available_addresses_foreign on available_addresses (congregation_id, foreign_id);

drop index available_addresses_door;
create unique index available_addresses_door on available_addresses
  (congregation_id, map_id, street_id, house, coalesce(upper(suffix), ''), coalesce(upper(unit), ''), coalesce(upper(name), ''));

-- The triggers stay quiet: nobody changed anything, and the journal of a door begins with the one who works it.
alter table available_addresses disable trigger user;
update available_addresses v set preloaded_id = p.id from preloaded_addresses p
  where v.source_type = 'preloaded' and p.congregation_id = v.congregation_id and p.map_id = v.map_id and p.street_id = v.street_id
    and p.house = v.house and coalesce(upper(p.suffix), '') = coalesce(upper(v.suffix), '')
    and coalesce(upper(p.unit), '') = coalesce(upper(v.unit), '') and coalesce(upper(p.name), '') = coalesce(upper(v.name), '');
update available_addresses v set foreign_id = f.id from foreign_addresses f
  where v.source_type = 'foreign' and f.congregation_id = v.congregation_id and v.map_id in (f.map_id, f.assigned_map_id)
    and f.street_id = v.street_id and f.house = v.house and coalesce(upper(f.suffix), '') = coalesce(upper(v.suffix), '')
    and coalesce(upper(f.unit), '') = coalesce(upper(v.unit), '');
alter table available_addresses enable trigger user;

-- Whatever deletes an address, the door that nobody tried yet leaves the list with it; one that was tried stays, as a not-at-home.
-- What the assignment counts as its doors follows, so that nothing looks done that was never worked.
create function sheaf.leave_with_address() returns trigger language plpgsql as $$
declare
  link text := case tg_table_name when 'preloaded_addresses' then 'preloaded_id' else 'foreign_id' end;
begin
  execute format('with gone as (
      delete from available_addresses v where v.congregation_id = $1 and v.%I = $2 and v.attempt = 0 returning v.map_id)
    update map_assignments a set addresses_at_start = greatest(a.addresses_at_start - counted.doors, 0)
    from (select map_id, count(*)::int as doors from gone group by map_id) counted
    where a.congregation_id = $1 and a.map_id = counted.map_id and a.returned_at is null', link) using old.congregation_id, old.id;
  return old;
end $$;
create trigger leave_list before delete on preloaded_addresses for each row execute function sheaf.leave_with_address();
create trigger leave_list before delete on foreign_addresses for each row execute function sheaf.leave_with_address();
