-- When the speaker of a public talk reported that they cannot give it. The talk stays booked, and its coordinator sees it.
alter table duties add column cannot_at timestamptz check (cannot_at is null or person_id is not null);

create function sheaf.end_cannot() returns trigger language plpgsql as $$
begin
  new.cannot_at := null;
  return new;
end $$;
-- It was said of one day and by one person. After `keep_answer`, by name.
create trigger keep_cannot before update on duties for each row
  when (old.cannot_at is not null and (new.person_id is distinct from old.person_id or new.on_date is distinct from old.on_date))
  execute function sheaf.end_cannot();
