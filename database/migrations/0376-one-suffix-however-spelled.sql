-- outside a transaction
-- One address is listed once, whichever way its suffix is spelled (ADDR-R23).
-- step
drop index concurrently if exists available_addresses_door_next;
-- step
create unique index concurrently available_addresses_door_next on available_addresses (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), coalesce(upper(unit), ''), coalesce(upper(name), ''));
-- step
drop index concurrently if exists available_addresses_door;
-- step
alter index if exists available_addresses_door_next rename to available_addresses_door;
-- step
drop index concurrently if exists preloaded_addresses_door_next;
-- step
create unique index concurrently preloaded_addresses_door_next on preloaded_addresses (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), coalesce(upper(unit), ''), coalesce(name, ''));
-- step
drop index concurrently if exists preloaded_addresses_door;
-- step
alter index if exists preloaded_addresses_door_next rename to preloaded_addresses_door;
-- step
drop index concurrently if exists foreign_addresses_door_next;
-- step
create unique index concurrently foreign_addresses_door_next on foreign_addresses (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), coalesce(upper(unit), ''));
-- step
drop index concurrently if exists foreign_addresses_door;
-- step
alter index if exists foreign_addresses_door_next rename to foreign_addresses_door;
-- step
drop index concurrently if exists do_not_calls_door_next;
-- step
create unique index concurrently do_not_calls_door_next on do_not_calls (congregation_id, map_id, street_id, number, sheaf.suffix_key(suffix), coalesce(upper(unit), ''));
-- step
drop index concurrently if exists do_not_calls_door;
-- step
alter index if exists do_not_calls_door_next rename to do_not_calls_door;
