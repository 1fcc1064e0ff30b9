-- What the domains of the territory publish of their tables (see 0120).

-- Also of deleted maps, for what stands on them.
create view map_labels as
  select congregation_id, id, number, name, type_id, suburb_id, "order", locked, deleted_at from maps;
-- Maps that are out, by their open assignment.
create view held_maps as
  select congregation_id, id, map_id, personal, populate_total, populated, populated_to, created_at
  from map_assignments where returned_at is null;
create view street_names as select congregation_id, id, map_id, suburb_id, name, name_key from streets;
create view suburb_names as select congregation_id, id, suburb, suburb_key from suburbs;
-- Foreign addresses as doors to work.
create view foreign_doors as
  select congregation_id, id, map_id, assigned_map_id, street_id, house, suffix, unit, lang, lat, lng,
    house_low, house_high, house_mark, unit_numbers, unit_names
  from foreign_addresses;

select sheaf.publish(name::regclass)
from unnest(array['map_labels', 'held_maps', 'street_names', 'suburb_names', 'foreign_doors']) as name;
