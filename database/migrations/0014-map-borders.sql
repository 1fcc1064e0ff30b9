-- Where the maps lie on the ground (X-POLYGON): longitude and latitude in degrees, as the coordinates of a GeoJSON MultiPolygon.
create table map_borders (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  border jsonb not null check (jsonb_typeof(border) = 'array'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, map_id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade
);
select sheaf.tenant_table('map_borders', 'mapBorders');
