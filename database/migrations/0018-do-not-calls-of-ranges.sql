-- "8 to 10" is one door, and so is a do-not-call of "8 to 10": whoever is not to be called at 10 is not called at either (ADDR-R20).
create function sheaf.ranges_meet(house text, suffix text, number int, its_suffix text) returns boolean
  language sql immutable as $$
  select house ~ '^\d{1,9}$' and (
    (suffix ~ '^-\d{1,9}$' and its_suffix is null and number between house::int and substring(suffix from 2)::int)
    or (its_suffix ~ '^-\d{1,9}$' and suffix is null and house::int between number and substring(its_suffix from 2)::int)) $$;
grant execute on function sheaf.ranges_meet to sheaf_app;
