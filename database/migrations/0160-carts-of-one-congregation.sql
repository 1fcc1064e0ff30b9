-- Numbers of people and of locations are of one congregation: what another has at the same time stands in nobody's way here.
alter table duties
  drop constraint duties_one_cart,
  add constraint duties_one_cart exclude using gist (
    int4range(congregation_id, congregation_id, '[]') with &&,
    int8range((person_id::bigint << 17) | (on_date - date '1970-01-01'), (person_id::bigint << 17) | (on_date - date '1970-01-01'), '[]')
      with &&,
    int4range(sheaf.clock_minutes(starts_at), sheaf.clock_minutes(ends_at)) with &&)
    where (kind = 'cart' and person_id is not null);

alter table cart_seats
  drop constraint cart_seats_lanes,
  add constraint cart_seats_lanes exclude using gist (
    int4range(congregation_id, congregation_id, '[]') with &&,
    int8range((location_id::bigint << 21) | ((on_date - date '1970-01-01') << 4) | lane,
              (location_id::bigint << 21) | ((on_date - date '1970-01-01') << 4) | lane, '[]') with &&,
    int4range(from_minute, to_minute) with &&) deferrable initially deferred;
