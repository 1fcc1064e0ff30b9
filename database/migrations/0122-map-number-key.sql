-- Numbers of maps in the order of `compareMapNumbers`: 9A before 10. Each run of digits counts as a number of ten digits, and capitals
-- count as small letters.
create function sheaf.map_number_key(number text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(lower(number), '([0-9]+)', '000000000\1', 'g'), '[0-9]*([0-9]{10})', '\1', 'g') $$;
