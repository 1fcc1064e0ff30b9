-- What is read in the Bible in the week of a midweek meeting; what the last workbook said of it is kept beside it, as with the parts.
alter table meetings
  add column reading text check (reading <> '' and char_length(reading) <= 120),
  add column imported_reading text check (imported_reading <> '' and char_length(imported_reading) <= 120),
  add check (type = 'clam' or (reading is null and imported_reading is null));

-- When whoever has a duty was last sent it by e-mail; the next one was not.
alter table duties
  add column mailed_at timestamptz,
  add check (mailed_at is null or person_id is not null);
create or replace function sheaf.clear_acknowledgement() returns trigger language plpgsql as $$
begin
  new.acknowledged := null;
  new.acknowledged_at := null;
  new.mailed_at := null;
  return new;
end $$;
