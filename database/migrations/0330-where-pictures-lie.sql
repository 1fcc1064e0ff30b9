-- Where the picture of a map was laid upon the ground to draw its border along it; goes with the border.
alter table map_borders
  add column picture_place jsonb check (jsonb_typeof(picture_place) = 'object');
