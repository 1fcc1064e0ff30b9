-- The holder of a residential map added its preloaded addresses to the list to work (ADDR-R67).
alter table map_assignments add column homes_marked boolean not null default false;
create or replace view held_maps with (security_invoker = true) as
  select congregation_id, id, map_id, personal, populate_total, populated, populated_to, created_at, homes_marked
  from map_assignments where returned_at is null;
