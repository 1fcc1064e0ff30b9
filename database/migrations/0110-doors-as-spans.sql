-- What a house and a unit stand for is read once, when the row is written, so that doors and do-not-calls are compared as numbers
-- (ADDR-R20, ADDR-R40). The functions that read the texts stay; those that compared two texts go.

-- A house that is no number lies at -1 and is told by its mark, the name and the suffix; a range has no mark, it meets every letter.
create function sheaf.house_low(house text, suffix text) returns int language sql immutable parallel safe as $$
  select case when house !~ '^[0-9]{1,9}$' then -1 when suffix is null then house::int else (sheaf.house_span(house, suffix)).low end $$;
create function sheaf.house_high(house text, suffix text) returns int language sql immutable parallel safe as $$
  select case when house !~ '^[0-9]{1,9}$' then -1 when suffix is null then house::int else (sheaf.house_span(house, suffix)).high end $$;
create function sheaf.house_mark(house text, suffix text) returns text language sql immutable parallel safe as $$
  select case when house !~ '^[0-9]{1,9}$' then sheaf.fold_text(house) || chr(10) || sheaf.fold_text(coalesce(suffix, ''))
    when suffix is null then '' else (select case when not s.ranged then s.letter end from sheaf.house_span(house, suffix) s) end $$;

-- A number has 27 places, one without a letter and one for each letter; a range takes all places of its numbers. Letters lie below zero.
create function sheaf.unit_places(unit text) returns int8multirange language sql immutable parallel safe as $$
  select range_agg(case when kind = 'letter' then int8range(low - 123, high - 123, '[]')
      when ranged then int8range(low::int8 * 27, high::int8 * 27 + 26, '[]')
      else int8range(place, place, '[]') end)
  from sheaf.unit_spans(unit)
  cross join lateral (select low::int8 * 27 + case letter when '' then 0 else ascii(letter) - 96 end as place) p
  where kind in ('number', 'letter') $$;
create function sheaf.unit_numbers(unit text) returns int8multirange language sql immutable parallel safe as $$
  select case when unit is null then null
    when unit ~ '^[0-9]{1,9}$' then int8multirange(int8range(unit::int8 * 27, unit::int8 * 27, '[]'))
    else sheaf.unit_places(unit) end $$;
create function sheaf.named_units(unit text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct kind) from sheaf.unit_spans(unit) where kind not in ('number', 'letter') $$;
create function sheaf.unit_names(unit text) returns text[] language sql immutable parallel safe as $$
  select case when unit is null or unit ~ '^[0-9]{1,9}$' then null else sheaf.named_units(unit) end $$;
grant execute on function sheaf.house_low, sheaf.house_high, sheaf.house_mark, sheaf.unit_places, sheaf.unit_numbers,
  sheaf.named_units, sheaf.unit_names to sheaf_app;

do $$
declare
  target text;
begin
  foreach target in array array['available_addresses', 'preloaded_addresses', 'foreign_addresses', 'do_not_calls'] loop
    execute format('alter table %1$I
      add column house_low int not null generated always as (sheaf.house_low(%2$s, suffix)) stored,
      add column house_high int not null generated always as (sheaf.house_high(%2$s, suffix)) stored,
      add column house_mark text generated always as (sheaf.house_mark(%2$s, suffix)) stored,
      add column unit_numbers int8multirange generated always as (sheaf.unit_numbers(unit)) stored,
      add column unit_names text[] generated always as (sheaf.unit_names(unit)) stored',
      target, case target when 'do_not_calls' then 'number::text' else 'house' end);
  end loop;
end $$;
alter table suburbs add column suburb_key text not null generated always as (sheaf.fold_text(suburb)) stored;

drop index do_not_calls_street;
create index do_not_calls_street on do_not_calls (congregation_id, street_id, house_high, house_low);
drop function sheaf.is_do_not_call, sheaf.houses_meet, sheaf.units_meet;

-- The journal keeps what was written, not what is read from it.
create or replace function sheaf.journalled(data jsonb) returns jsonb language sql immutable
  as $$ select data - '{token_hash,code_hash,secret_hash,bytes,sms_pass,sms_signing_key,ical_hash,name_key,suburb_key,house_low,house_high,house_mark,unit_numbers,unit_names}'::text[] $$;
