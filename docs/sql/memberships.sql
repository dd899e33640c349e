-- The statements of worker/data/memberships, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- memberships/ledger-file.ts: listMonthEntries

select "id", "agorot", "method", "paid_on", number as "receipt_number", "note", "created_at", (
  select name
  from trainee_profiles payer
  where payer.id = "payments"."trainee_id"
) as "payer_name", "reverses", (
  select reversed.number
  from payments reversed
  where reversed.id = "payments"."reverses"
) as "reversed_number"
from "payments"
where paid_on >= ? and paid_on < ?
order by "payments"."paid_on" asc, "payments"."created_at" asc, "payments"."id" asc
limit ?;
-- SEARCH payments USING INDEX payments_day (paid_on>? AND paid_on<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payer USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH reversed USING INDEX sqlite_autoindex_payments_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- memberships/ledger-file.ts: listMonthOpenings

select "trainee_profiles"."name", "opening_balances"."agorot", "opening_balances"."since"
from "opening_balances"
inner join "trainee_profiles" on "trainee_profiles"."id" = "opening_balances"."trainee_id"
where "opening_balances"."since" >= ? and "opening_balances"."since" < ?
order by "opening_balances"."since" asc, "trainee_profiles"."search" asc, "trainee_profiles"."id" asc;
-- SEARCH opening_balances USING INDEX opening_balances_since (since>? AND since<?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

-- memberships/ledger-sums.ts: findLedgerDifferences

with months as (
  select month, sum(expected) expected, sum(began) began, sum(received) received, sum(kept_expected)
      kept_expected, sum(kept_began) kept_began, sum(kept_received) kept_received
  from (
    select substr(starts_on, 1, 7) month, price_agorot expected, 1 began, 0 received, 0 kept_expected, 0
        kept_began, 0 kept_received
    from subscriptions
    union all
    select substr(paid_on, 1, 7), 0, 0, agorot, 0, 0, 0
    from payments
    union all
    select month, departed_expected, departed_began, 0, expected, began, received
    from ledger_months
  )
  group by month
),
balances as (
  select trainee_id, sum(charged) charged, sum(paid) paid, sum(kept_charged) kept_charged, sum(kept_paid)
      kept_paid
  from (
    select trainee_id, billed * price_agorot charged, 0 paid, 0 kept_charged, 0 kept_paid
    from subscriptions
    union all
    select trainee_id, agorot, 0, 0, 0
    from opening_balances
    union all
    select trainee_id, 0, agorot, 0, 0
    from payments
    where trainee_id is not null
    union all
    select trainee_id, 0, 0, charged, paid
    from trainee_balances
  )
  group by trainee_id
)
select month || ' expected' figure, expected summed, kept_expected kept
from months
where expected <> kept_expected
union all
select month || ' began', began, kept_began
from months
where began <> kept_began
union all
select month || ' received', received, kept_received
from months
where received <> kept_received
union all
select trainee_id || ' charged', charged, kept_charged
from balances
where charged <> kept_charged
union all
select trainee_id || ' paid', paid, kept_paid
from balances
where paid <> kept_paid
order by figure;
-- MERGE (UNION ALL)
--   LEFT
--     MERGE (UNION ALL)
--       LEFT
--         MATERIALIZE months
--           CO-ROUTINE (subquery-3)
--             COMPOUND QUERY
--               LEFT-MOST SUBQUERY
--                 SCAN subscriptions
--               UNION ALL
--                 SCAN payments
--               UNION ALL
--                 SCAN ledger_months
--           SCAN (subquery-3)
--           USE TEMP B-TREE FOR GROUP BY
--         SCAN months
--         USE TEMP B-TREE FOR ORDER BY
--       RIGHT
--         SCAN months
--         USE TEMP B-TREE FOR ORDER BY
--   RIGHT
--     MERGE (UNION ALL)
--       LEFT
--         MERGE (UNION ALL)
--           LEFT
--             SCAN months
--             USE TEMP B-TREE FOR ORDER BY
--           RIGHT
--             MATERIALIZE balances
--               CO-ROUTINE (subquery-8)
--                 COMPOUND QUERY
--                   LEFT-MOST SUBQUERY
--                     SCAN subscriptions
--                   UNION ALL
--                     SCAN opening_balances
--                   UNION ALL
--                     SCAN payments
--                   UNION ALL
--                     SCAN trainee_balances
--               SCAN (subquery-8)
--               USE TEMP B-TREE FOR GROUP BY
--             SCAN balances
--             USE TEMP B-TREE FOR ORDER BY
--       RIGHT
--         SCAN balances
--         USE TEMP B-TREE FOR ORDER BY

-- memberships/owed.ts: behindTheirBalance

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8) as (
  select "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."gender", "trainee_profiles"."phone",
      "trainee_profiles"."time_zone", "trainee_profiles"."attention", "trainee_balances"."charged",
      "trainee_balances"."paid", case when "trainee_balances"."charged" > "trainee_balances"."paid" then (
    select json_group_array(json_array(starts_on, price_agorot))
    from (
      select *
      from (
        select starts_on, price_agorot
        from subscriptions
        where trainee_id = "trainee_profiles"."id" and billed = 1 and price_agorot > 0 and starts_on > ?1
      )
      union all
      select *
      from (
        select starts_on, price_agorot
        from subscriptions
        where trainee_id = "trainee_profiles"."id" and billed = 1 and price_agorot > 0 and starts_on <= ?1
        order by starts_on desc
        limit 60
      )
      union all
      select since, agorot
      from opening_balances
      where trainee_id = "trainee_profiles"."id" and agorot > 0
    )
  ) end as "charges"
  from "trainee_balances"
  inner join "trainee_profiles" on "trainee_profiles"."id" = "trainee_balances"."trainee_id"
  where "trainee_balances"."charged" > "trainee_balances"."paid" and +"trainee_profiles"."status" = 'active'
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8)) as list
from list;
-- SCAN trainee_balances
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   CO-ROUTINE (subquery-5)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on>?)
--       UNION ALL
--         CO-ROUTINE (subquery-3)
--           SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on<?)
--         SCAN (subquery-3)
--       UNION ALL
--         SEARCH opening_balances USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)
--   SCAN (subquery-5)

-- memberships/owed.ts: chargedInMonth

with list(c0, c1, c2, c3, c4, c5, c6, c7) as (
  select "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."status", min("subscriptions"."starts_on")
      as "month_since", sum("subscriptions"."price_agorot") as "month_expected", coalesce("trainee_balances"."charged",
      0) - (
    select coalesce(sum(price_agorot), 0)
    from subscriptions later
    where later.trainee_id = "trainee_profiles"."id" and later.billed = 1 and later.starts_on >= ?1
  ) as "month_charged", coalesce("trainee_balances"."paid", 0) as "month_paid", (
    select coalesce(sum(agorot), 0)
    from payments later
    where later.trainee_id = "trainee_profiles"."id" and later.paid_on >= ?1
  ) as "month_paid_since"
  from "subscriptions"
  inner join "trainee_profiles" on "trainee_profiles"."id" = "subscriptions"."trainee_id"
  left join "trainee_balances" on "trainee_balances"."trainee_id" = "trainee_profiles"."id"
  where "subscriptions"."starts_on" >= ?2 and "subscriptions"."starts_on" < ?1 and "subscriptions"."billed" =
      1 and "subscriptions"."price_agorot" > 0
  group by "trainee_profiles"."id"
  order by min("subscriptions"."starts_on"), "trainee_profiles"."id"
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7)) as list
from list;
-- CO-ROUTINE list
--   SEARCH subscriptions USING INDEX subscriptions_starts (starts_on>? AND starts_on<?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH trainee_balances USING INDEX sqlite_autoindex_trainee_balances_1 (trainee_id=?) LEFT-JOIN
--   USE TEMP B-TREE FOR GROUP BY
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH later USING INDEX subscriptions_trainee (trainee_id=? AND starts_on>?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH later USING INDEX payments_trainee (trainee_id=? AND paid_on>?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- memberships/payment-proofs.ts: createProof

insert into "payment_proofs" ("id", "trainee_id", "plan_id", "plan_name", "english_plan_name", "agorot",
    "note", "key", "source_hash", "content_hash", "look", "created_at", "stored_at", "decision", "decided_at",
    "decision_id", "reason", "reason_words", "erased_at")
select ?, ?, plan.id, plan.name, plan.english_name, ?, null, ?, ?, null, ?, ?, null, null, null, null, null,
    null, null
from (
  select 1
)
left join plans plan on plan.id = ?
where true
on conflict do nothing;
-- CO-ROUTINE (subquery-1)
--   SCAN CONSTANT ROW
-- SCAN (subquery-1)
-- SEARCH plan USING INDEX sqlite_autoindex_plans_1 (id=?) LEFT-JOIN

select "id", "plan_name", "english_plan_name", "agorot", "note", "created_at", "payment_proofs"."stored_at" is
    not null as "arrived", "decision", "decided_at", "reason", "reason_words", "source_hash", "look", iif("payment_proofs"."decision"
    = 'accepted', "payment_proofs"."decision_id", null) as "payment_id", (
  select payment.agorot
  from payments payment
  where payment.id = "payment_proofs"."decision_id"
) as "paid_agorot"
from "payment_proofs"
where ("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payment USING INDEX sqlite_autoindex_payments_1 (id=?)

select json_extract('{}', case when exists (
  select 1
  from payment_proofs
  where id = ? and (trainee_id <> ? or source_hash <> ? or agorot <> ? or note is not ? or iif(plan_id is null
      and plan_name is not null, ? is null, plan_id is not ?))
) then ? when not exists (
  select 1
  from payment_proofs
  where id = ?
) and ? is not null and not exists (
  select 1
  from plans
  where id = ? and status = 'active'
) then ? when not exists (
  select 1
  from payment_proofs
  where id = ?
) and ( (
  select count(*)
  from payment_proofs
  where trainee_id = ? and decision is null
) >= ? or (
  select count(*)
  from payment_proofs
  where trainee_id = ? and created_at > ?
) >= ?) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-7)
--   SCAN CONSTANT ROW
-- SCAN (subquery-7)
-- SCALAR SUBQUERY 1
--   SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH payment_proofs USING COVERING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- SCALAR SUBQUERY 4
--   SEARCH payment_proofs USING COVERING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SCALAR SUBQUERY 5
--   SEARCH payment_proofs USING INDEX payment_proofs_trainee (trainee_id=?)
-- SCALAR SUBQUERY 6
--   SEARCH payment_proofs USING COVERING INDEX payment_proofs_trainee (trainee_id=? AND created_at>?)

-- memberships/payment-proofs.ts: erasePictures

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', key), ?, ?, null, ?, null
from "payment_proofs"
where id in (
  select id
  from payment_proofs
  where erased_at is null and decided_at < ?
  order by decided_at
  limit ?
);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH payment_proofs USING INDEX payment_proofs_decided (decided_at<?)

update "payment_proofs"
set "erased_at" = ?
where id in (
  select id
  from payment_proofs
  where erased_at is null and decided_at < ?
  order by decided_at
  limit ?
)
returning "id";
-- SEARCH payment_proofs USING COVERING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH payment_proofs USING INDEX payment_proofs_decided (decided_at<?)

-- memberships/payment-proofs.ts: getOwnProof

select "id"
from "payment_proofs"
where (("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?) and stored_at is not null and
    erased_at is null);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

-- memberships/payment-proofs.ts: listOwnProofs

select "id", "plan_name", "english_plan_name", "agorot", "note", "created_at", "payment_proofs"."stored_at" is
    not null as "arrived", "decision", "decided_at", "reason", "reason_words", "source_hash", "look", iif("payment_proofs"."decision"
    = 'accepted', "payment_proofs"."decision_id", null) as "payment_id", (
  select payment.agorot
  from payments payment
  where payment.id = "payment_proofs"."decision_id"
) as "paid_agorot"
from "payment_proofs"
where "payment_proofs"."trainee_id" = ?
order by "payment_proofs"."created_at" desc, "payment_proofs"."id" desc
limit ?;
-- SEARCH payment_proofs USING INDEX payment_proofs_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payment USING INDEX sqlite_autoindex_payments_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- memberships/payment-proofs.ts: noteProofStored

update "payment_proofs"
set "stored_at" = coalesce(stored_at, ?)
where ("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?)
returning "id";
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

-- memberships/payment-proofs.ts: readForPicture

select "payment_proofs"."key", "payment_proofs"."stored_at", "trainee_profiles"."name"
from "payment_proofs"
inner join "trainee_profiles" on "trainee_profiles"."id" = "payment_proofs"."trainee_id"
where ("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/payment-proofs.ts: sweepUnsentProofs

delete from "payment_proofs"
where id in (
  select id
  from payment_proofs
  where stored_at is null and "payment_proofs"."created_at" < ?
  order by created_at
  limit ?
)
returning "id";
-- SEARCH payment_proofs USING COVERING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH payment_proofs USING INDEX payment_proofs_stored (stored_at=?)
--   USE TEMP B-TREE FOR ORDER BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', key), ?, ?, null, ?, null
from "payment_proofs"
where id in (
  select id
  from payment_proofs
  where stored_at is null and "payment_proofs"."created_at" < ?
  order by created_at
  limit ?
);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH payment_proofs USING INDEX payment_proofs_stored (stored_at=?)
--   USE TEMP B-TREE FOR ORDER BY

-- memberships/payment-proofs.ts: withdrawProof

delete from "payment_proofs"
where (("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?) and "payment_proofs"."decision" is
    null)
returning "id";
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', key), ?, ?, null, ?, null
from "payment_proofs"
where (("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?) and "payment_proofs"."decision" is
    null);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

select "id"
from "payment_proofs"
where ("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

-- memberships/payment-writes.ts: createPayments

insert into "payments" ("id", "trainee_id", "agorot", "method", "paid_on", "note", "reverses", "created_at",
    "number")
select line.value ->> 'id', line.value ->> 'traineeId', line.value ->> 'agorot', ?, ?, ?, null, ?, null
from json_each(?) line
where true
on conflict do nothing;
-- SCAN line VIRTUAL TABLE INDEX 1:
-- SEARCH payments USING COVERING INDEX payments_reversed (reverses=?)

select "id", "trainee_id", "agorot", "method", "paid_on", number as "receipt_number", "note", "created_at", (
  select name
  from trainee_profiles payer
  where payer.id = "payments"."trainee_id"
) as "payer_name", (
  select reversal.created_at
  from payments reversal
  where reversal.reverses = "payments"."id"
) as "reversed_at"
from "payments"
where "payments"."id" in (
  select line.value ->> 'id'
  from json_each(?) line
);
-- SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
-- LIST SUBQUERY 3
--   SCAN line VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payer USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH reversal USING INDEX payments_reversed (reverses=?)

select json_extract('{}', case when exists (
  select 1
  from json_each(?) line
  join payments other on other.id = line.value ->> 'id'
  where (other.trainee_id, other.agorot, other.method, other.paid_on, other.note, other.reverses) is not (line.value
      ->> 'traineeId', line.value ->> 'agorot', ?, ?, ?, null)
) then ? when exists (
  select 1
  from json_each(?) line
  where not exists (
    select 1
    from trainee_profiles person
    where person.id = line.value ->> 'traineeId'
  )
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SCAN line VIRTUAL TABLE INDEX 1:
--   SEARCH other USING INDEX sqlite_autoindex_payments_1 (id=?)
-- SCALAR SUBQUERY 3
--   SCAN line VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH person USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/payment-writes.ts: reversalEntry

insert into "payments" ("id", "trainee_id", "agorot", "method", "paid_on", "note", "reverses", "created_at",
    "number")
select ?, trainee_id, -agorot, method, paid_on, null, id, ?, null
from payments
where id = ?
on conflict do nothing;
-- SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
-- SEARCH payments USING COVERING INDEX payments_reversed (reverses=?)

-- memberships/payment-writes.ts: reversePayment

select "id", "trainee_id", "agorot", "method", "paid_on", number as "receipt_number", "note", "created_at", (
  select name
  from trainee_profiles payer
  where payer.id = "payments"."trainee_id"
) as "payer_name", (
  select reversal.created_at
  from payments reversal
  where reversal.reverses = "payments"."id"
) as "reversed_at"
from "payments"
where "payments"."id" = ?;
-- SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payer USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH reversal USING INDEX payments_reversed (reverses=?)

select json_extract('{}', case when not exists (
  select 1
  from payments
  where id = ?
) then ? when exists (
  select 1
  from payments
  where (id = ? and reverses is not null) or (id = ? and reverses is not ?) or (reverses = ? and id <> ?)
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH payments USING COVERING INDEX sqlite_autoindex_payments_1 (id=?)
-- SCALAR SUBQUERY 2
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
--     INDEX 2
--       SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
--     INDEX 3
--       SEARCH payments USING INDEX payments_reversed (reverses=?)

-- memberships/payments.ts: balanceOf

select "charged", "paid"
from "trainee_balances"
where "trainee_balances"."trainee_id" = ?;
-- SEARCH trainee_balances USING INDEX sqlite_autoindex_trainee_balances_1 (trainee_id=?)

-- memberships/payments.ts: chargesOf

select starts_on as "charge_starts_on", price_agorot as "charge_agorot"
from (
  select *
  from (
    select starts_on, price_agorot
    from subscriptions
    where trainee_id = ? and billed = 1
    order by starts_on desc
    limit 60
  )
  union all
  select since, agorot
  from opening_balances
  where trainee_id = ? and agorot > 0
);
-- COMPOUND QUERY
--   LEFT-MOST SUBQUERY
--     CO-ROUTINE (subquery-1)
--       SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
--     SCAN (subquery-1)
--   UNION ALL
--     SEARCH opening_balances USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)

-- memberships/payments.ts: getTraineePayments

select "agorot", "since"
from "opening_balances"
where "opening_balances"."trainee_id" = ?;
-- SEARCH opening_balances USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)

select "id", "trainee_id", "agorot", "method", "paid_on", number as "receipt_number", "note", "created_at", (
  select name
  from trainee_profiles payer
  where payer.id = "payments"."trainee_id"
) as "payer_name", (
  select reversal.created_at
  from payments reversal
  where reversal.reverses = "payments"."id"
) as "reversed_at"
from "payments"
where ("payments"."trainee_id" = ?1 and reverses is null and (paid_on, created_at, id) < (?2, ?3, ?4))
order by "payments"."paid_on" desc, "payments"."created_at" desc, "payments"."id" desc
limit ?5;
-- SEARCH payments USING INDEX payments_trainee (trainee_id=? AND paid_on<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payer USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH reversal USING INDEX payments_reversed (reverses=?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/payments.ts: methodsOfMonth

select "method", sum("agorot") as "method_agorot"
from "payments"
where "payments"."paid_on" >= ?1 and "payments"."paid_on" < ?2
group by "payments"."method"
having sum("payments"."agorot") <> 0
order by method_agorot desc, "payments"."method";
-- SEARCH payments USING INDEX payments_day (paid_on>? AND paid_on<?)
-- USE TEMP B-TREE FOR GROUP BY
-- USE TEMP B-TREE FOR ORDER BY

-- memberships/payments.ts: ofMonth

select "id", "trainee_id", "agorot", "method", "paid_on", number as "receipt_number", "note", "created_at", (
  select name
  from trainee_profiles payer
  where payer.id = "payments"."trainee_id"
) as "payer_name", (
  select reversal.created_at
  from payments reversal
  where reversal.reverses = "payments"."id"
) as "reversed_at"
from "payments"
where (paid_on >= ?1 and reverses is null and (paid_on, created_at, id) < (?2, ?3, ?4))
order by "payments"."paid_on" desc, "payments"."created_at" desc, "payments"."id" desc
limit ?5;
-- SEARCH payments USING INDEX payments_day (paid_on>? AND (paid_on,created_at)<(?,?))
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH payer USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH reversal USING INDEX payments_reversed (reverses=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- memberships/payments.ts: sumsOfMonth

select "received", "expected"
from "ledger_months"
where "ledger_months"."month" = ?1;
-- SEARCH ledger_months USING INDEX sqlite_autoindex_ledger_months_1 (month=?)

-- memberships/plan-writes.ts: deletePlan

delete from "plans"
where "plans"."id" = ?;
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- SEARCH payment_proofs USING COVERING INDEX payment_proofs_plan (plan_id=?)
-- SEARCH trainee_profiles USING COVERING INDEX trainee_profiles_plan (subscription_plan=?)
-- SEARCH invitations USING COVERING INDEX invitations_plan (plan_id=?)
-- SEARCH subscriptions USING COVERING INDEX subscriptions_plan (plan_id=?)

select json_extract('{}', case when ( exists (
  select 1
  from subscriptions s
  where s.plan_id = ?
) or exists (
  select 1
  from trainee_profiles p
  where p.subscription_plan = ?
) or exists (
  select 1
  from invitations i
  where i.plan_id = ? and i.accepted_at is null and i.revoked_at is null
)) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH s USING COVERING INDEX subscriptions_plan (plan_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH p USING COVERING INDEX trainee_profiles_plan (subscription_plan=?)
-- SCALAR SUBQUERY 3
--   SEARCH i USING INDEX invitations_plan (plan_id=?)

update "invitations"
set "plan_id" = ?
where "invitations"."plan_id" = ?;
-- SEARCH invitations USING COVERING INDEX invitations_plan (plan_id=?)

-- memberships/plan-writes.ts: insertPlan

insert into "plans" ("id", "name", "english_name", "price_agorot", "months", "features", "english_features",
    "status", "position", "created_at", "updated_at")
select ?, ?, null, ?, ?, ?, null, ?, (
  select coalesce(max(position), -1) + 1
  from plans
),
?, ?
where true
on conflict do nothing;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH plans
-- SEARCH payment_proofs USING COVERING INDEX payment_proofs_plan (plan_id=?)
-- SEARCH trainee_profiles USING COVERING INDEX trainee_profiles_plan (subscription_plan=?)
-- SEARCH invitations USING COVERING INDEX invitations_plan (plan_id=?)
-- SEARCH subscriptions USING COVERING INDEX subscriptions_plan (plan_id=?)

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- memberships/plan-writes.ts: listPlans

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- memberships/plan-writes.ts: orderPlans

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

update "plans"
set "position" = coalesce((
  select key
  from json_each(?)
  where value = "plans".id
), ? + "plans"."position"), "updated_at" = ?;
-- SCAN plans
-- CORRELATED SCALAR SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- memberships/plan-writes.ts: plansQuery

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features", "status",
    coalesce((
  select total
  from trainee_counts
  where plan = "plans".id and status = 'active'
), 0) as "people", coalesce((
  select sum(s.price_agorot)
  from subscriptions s
  where s.starts_on between ? and ? and +s.plan_id = "plans".id
), 0) as "month_agorot", ( exists (
  select 1
  from subscriptions s
  where s.plan_id = "plans".id
) or exists (
  select 1
  from trainee_profiles p
  where p.subscription_plan = "plans".id
) or exists (
  select 1
  from invitations i
  where i.plan_id = "plans".id and i.accepted_at is null and i.revoked_at is null
)) as "used"
from "plans"
order by "plans"."position" asc, "plans"."id" asc;
-- SCAN plans
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_counts USING INDEX sqlite_autoindex_trainee_counts_1 (plan=? AND status=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING INDEX subscriptions_starts (starts_on>? AND starts_on<?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH s USING COVERING INDEX subscriptions_plan (plan_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH p USING COVERING INDEX trainee_profiles_plan (subscription_plan=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH i USING INDEX invitations_plan (plan_id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- memberships/plan-writes.ts: updatePlan

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

update "plans"
set "name" = ?, "updated_at" = ?
where "plans"."id" = ?;
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

-- memberships/plans.ts: getPlan

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features"
from "plans"
where "plans"."id" = ?;
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

-- memberships/plans.ts: listActivePlans

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features"
from "plans"
where "plans"."status" = ?
order by "plans"."position" asc, "plans"."id" asc;
-- SCAN plans
-- USE TEMP B-TREE FOR ORDER BY

-- memberships/plans.ts: listOfferedPlans

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features"
from "plans"
where "plans"."status" = ?
order by "plans"."position" asc, "plans"."id" asc;
-- SCAN plans
-- USE TEMP B-TREE FOR ORDER BY

-- memberships/plans.ts: soldPlan

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features"
from "plans"
where ("plans"."id" = ? and "plans"."status" = ?);
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

-- memberships/proof-decisions.ts: acceptProof

insert into "payments" ("id", "trainee_id", "agorot", "method", "paid_on", "note", "reverses", "created_at",
    "number")
values (?, ?, ?, ?, ?, ?, null, ?, null);
-- SEARCH payments USING COVERING INDEX payments_reversed (reverses=?)

select "decision", "decided_at"
from "payment_proofs"
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

select json_extract('{}', case when not exists (
  select 1
  from payment_proofs
  where id = ? and decision is null and stored_at is not null
) or exists (
  select 1
  from payments
  where id = ?
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH payments USING COVERING INDEX sqlite_autoindex_payments_1 (id=?)

update "payment_proofs"
set "decision" = ?, "decided_at" = ?, "decision_id" = ?
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

-- memberships/proof-decisions.ts: refuseProof

select "decision", "decided_at"
from "payment_proofs"
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

select json_extract('{}', case when not exists (
  select 1
  from payment_proofs
  where id = ? and decision is null and stored_at is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

update "payment_proofs"
set "decision" = ?, "decided_at" = ?, "decision_id" = ?, "reason" = ?, "reason_words" = ?
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

-- memberships/proof-decisions.ts: undoDecision

delete from "notifications"
where id = ? and recipient_id = ? and sender_id is null and not exists (
  select 1
  from notification_deliveries
  where notification_id = ? and read_at is not null
);
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH notification_deliveries USING INDEX notification_deliveries_notification (notification_id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

select "decision", "decided_at"
from "payment_proofs"
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

select json_extract('{}', case when not exists (
  select 1
  from payment_proofs
  where id = ? and decision_id = ?
) or exists (
  select 1
  from payments
  where reverses = ? or id = ?
) or exists (
  select 1
  from subscription_changes
  where id = ? and undone_at is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SCALAR SUBQUERY 2
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH payments USING INDEX payments_reversed (reverses=?)
--     INDEX 2
--       SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1 (id=?)

update "payment_proofs"
set "decision" = ?, "decided_at" = ?, "decision_id" = ?, "reason" = ?, "reason_words" = ?
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)

update "subscription_changes"
set "undone_at" = ?
where "subscription_changes"."id" = ?;
-- SEARCH subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1 (id=?)

-- memberships/proof-reviews.ts: getProof

select "payment_proofs"."id", "payment_proofs"."plan_name", "payment_proofs"."english_plan_name",
    "payment_proofs"."agorot", "payment_proofs"."note", "payment_proofs"."created_at", "payment_proofs"."stored_at"
    is not null as "arrived", "payment_proofs"."decision", "payment_proofs"."decided_at", "payment_proofs"."reason",
    "payment_proofs"."reason_words", "payment_proofs"."trainee_id", "payment_proofs"."plan_id",
    "payment_proofs"."source_hash", "payment_proofs"."content_hash", "payment_proofs"."look", "payment_proofs"."erased_at",
    "trainee_profiles"."name", "trainee_profiles"."time_zone", "trainee_profiles"."subscription_end"
from "payment_proofs"
inner join "trainee_profiles" on "trainee_profiles"."id" = "payment_proofs"."trainee_id"
where ("payment_proofs"."id" = ? and "payment_proofs"."stored_at" is not null);
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/proof-reviews.ts: getProofBefore

select "payment_proofs"."trainee_id", "payment_proofs"."stored_at", "payment_proofs"."decision",
    "payment_proofs"."decided_at", "payment_proofs"."decision_id", "payment_proofs"."reason", "payment_proofs"."reason_words",
    "payments"."agorot", "payments"."paid_on", "trainee_profiles"."name", "trainee_profiles"."gender",
    "trainee_profiles"."time_zone", "account_settings"."language"
from "payment_proofs"
inner join "trainee_profiles" on "trainee_profiles"."id" = "payment_proofs"."trainee_id"
left join "account_settings" on "account_settings"."account_id" = "payment_proofs"."trainee_id"
left join "payments" on "payments"."id" = "payment_proofs"."decision_id"
where "payment_proofs"."id" = ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?) LEFT-JOIN

-- memberships/proof-reviews.ts: listWaitingProofs

select "id"
from "payment_proofs"
where trainee_id = ? and decision is null and stored_at is not null
order by "payment_proofs"."stored_at" asc;
-- SEARCH payment_proofs USING INDEX payment_proofs_waiting (trainee_id=? AND stored_at>?)

-- memberships/proof-reviews.ts: readForDecision

select "payment_proofs"."id", "payment_proofs"."trainee_id", "trainee_profiles"."name", "payment_proofs"."created_at",
    "payment_proofs"."source_hash", "payment_proofs"."content_hash", "payment_proofs"."look"
from "payment_proofs"
inner join "trainee_profiles" on "trainee_profiles"."id" = "payment_proofs"."trainee_id"
where "payment_proofs"."id" in (
  select id
  from payment_proofs
  where source_hash = ?
  union
  select id
  from payment_proofs
  where content_hash = ?
) and "payment_proofs"."id" <> ? and "payment_proofs"."stored_at" is not null
order by "payment_proofs"."created_at" asc
limit ?;
-- SEARCH payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
-- LIST SUBQUERY 2
--   MERGE (UNION)
--     LEFT
--       SEARCH payment_proofs USING INDEX payment_proofs_source (source_hash=?)
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH payment_proofs USING INDEX payment_proofs_content (content_hash=?)
--       USE TEMP B-TREE FOR ORDER BY
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

select "payment_proofs"."id", "payment_proofs"."trainee_id", "trainee_profiles"."name", "payment_proofs"."created_at",
    "payment_proofs"."source_hash", "payment_proofs"."content_hash", "payment_proofs"."look"
from "payment_proofs"
inner join "trainee_profiles" on "trainee_profiles"."id" = "payment_proofs"."trainee_id"
where "payment_proofs"."stored_at" is not null and "payment_proofs"."id" <> ?
order by "payment_proofs"."stored_at" desc
limit ?;
-- SEARCH payment_proofs USING INDEX payment_proofs_stored (stored_at>?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/receipts.ts: getOwnSettlement

select "plan_name", "english_plan_name", "starts_on", "ends_on", "price_agorot"
from "subscriptions"
where (trainee_id = (
  select "trainee_id"
  from "payments"
  where ("payments"."id" = ? and "payments"."trainee_id" = ?)
) and "subscriptions"."billed" = ?);
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)

select "trainee_id", "agorot", "paid_on", exists (
  select 1
  from payments reversal
  where reversal.reverses = "payments"."id"
) as "is_taken_back", (
  select coalesce(sum(earlier.agorot), 0)
  from payments earlier
  where earlier.trainee_id = "payments"."trainee_id" and reverses is null and not exists (
    select 1
    from payments reversal
    where reversal.reverses = earlier.id
  ) and (earlier.created_at, earlier.id) < ("payments"."created_at", "payments"."id")
) as "paid_before", coalesce((
  select opening.agorot
  from opening_balances opening
  where opening.trainee_id = "payments"."trainee_id"
), 0) as "opening_agorot"
from "payments"
where (("payments"."id" = ? and "payments"."trainee_id" = ?) and "payments"."reverses" is null);
-- SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH reversal USING COVERING INDEX payments_reversed (reverses=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH earlier USING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH reversal USING COVERING INDEX payments_reversed (reverses=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH opening USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)

-- memberships/receipts.ts: getSettlement

select "plan_name", "english_plan_name", "starts_on", "ends_on", "price_agorot"
from "subscriptions"
where (trainee_id = (
  select "trainee_id"
  from "payments"
  where "payments"."id" = ?
) and "subscriptions"."billed" = ?);
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)

select "trainee_id", "agorot", "paid_on", exists (
  select 1
  from payments reversal
  where reversal.reverses = "payments"."id"
) as "is_taken_back", (
  select coalesce(sum(earlier.agorot), 0)
  from payments earlier
  where earlier.trainee_id = "payments"."trainee_id" and reverses is null and not exists (
    select 1
    from payments reversal
    where reversal.reverses = earlier.id
  ) and (earlier.created_at, earlier.id) < ("payments"."created_at", "payments"."id")
) as "paid_before", coalesce((
  select opening.agorot
  from opening_balances opening
  where opening.trainee_id = "payments"."trainee_id"
), 0) as "opening_agorot"
from "payments"
where ("payments"."id" = ? and "payments"."reverses" is null);
-- SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH reversal USING COVERING INDEX payments_reversed (reverses=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH earlier USING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH reversal USING COVERING INDEX payments_reversed (reverses=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH opening USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)

-- memberships/renewals.ts: beginRenewals

update "trainee_profiles"
set (subscription_plan, subscription_start) = (
  select s.plan_id, s.starts_on
  from "subscriptions" s
  where s.trainee_id = "trainee_profiles".id and s.starts_on <= ? and s.starts_on > "trainee_profiles".subscription_start
  order by s.starts_on desc
  limit 1
)
where exists (
  select 1
  from "subscriptions" s
  where s.trainee_id = "trainee_profiles".id and s.starts_on <= ? and s.starts_on > "trainee_profiles".subscription_start
);
-- SCAN trainee_profiles
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING COVERING INDEX subscriptions_trainee (trainee_id=? AND starts_on>? AND starts_on<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH s USING INDEX subscriptions_trainee (trainee_id=? AND starts_on>? AND starts_on<?)

-- memberships/subscription-changes.ts: getLineBefore

select "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/subscription-changes.ts: getSubscriptionLine

select "id", "kind", "after", "created_at"
from "subscription_changes"
where ("subscription_changes"."trainee_id" = ? and "subscription_changes"."undone_at" is null and
    "subscription_changes"."created_at" > ?)
order by "subscription_changes"."created_at" desc, "subscription_changes"."id" desc
limit ?;
-- SEARCH subscription_changes USING INDEX subscription_changes_trainee (trainee_id=? AND created_at>?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- memberships/subscription-changes.ts: writeLine

select "id", "kind", "after", "created_at"
from "subscription_changes"
where ("subscription_changes"."trainee_id" = ? and "subscription_changes"."undone_at" is null and
    "subscription_changes"."created_at" > ?)
order by "subscription_changes"."created_at" desc, "subscription_changes"."id" desc
limit ?;
-- SEARCH subscription_changes USING INDEX subscription_changes_trainee (trainee_id=? AND created_at>?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select json_extract('{}', case when exists (
  select 1
  from "subscription_changes"
  where id = ?
) then ? when exists (
  select 1
  from subscription_changes
  where id = ? and undone_at is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH subscription_changes USING COVERING INDEX sqlite_autoindex_subscription_changes_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1 (id=?)

update "subscription_changes"
set "undone_at" = ?
where "subscription_changes"."id" = ?;
-- SEARCH subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1 (id=?)

-- memberships/subscription-ends.ts: listEndsToRemind

select "trainee_profiles"."id", "trainee_profiles"."subscription_end" as "ends_on", "trainee_profiles"."name",
    "trainee_profiles"."gender", "trainee_profiles"."time_zone", "plans"."name" as "plan_name", "plans"."english_name",
    "account_settings"."language"
from "trainee_profiles"
inner join "plans" on "plans"."id" = "trainee_profiles"."subscription_plan"
left join "account_settings" on "account_settings"."account_id" = "trainee_profiles"."id"
where (+"trainee_profiles"."status" = 'active' and ("trainee_profiles"."subscription_end" in (
  select value
  from json_each(?)
) and not exists (
  select 1
  from subscription_reminders r
  where r.trainee_id = "trainee_profiles"."id" and r.ends_on = "trainee_profiles"."subscription_end" and
      r.days_before = ?
)))
limit ?;
-- SEARCH trainee_profiles USING INDEX trainee_profiles_subscription_end (subscription_end=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH r USING COVERING INDEX sqlite_autoindex_subscription_reminders_1 (trainee_id=? AND ends_on=? AND days_before=?)
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN

-- memberships/subscription-line.ts: changeOf

select "id", "trainee_id", "kind", "before", "after", "created_at", "undone_at"
from "subscription_changes"
where "subscription_changes"."id" = ?;
-- SEARCH subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1 (id=?)

-- memberships/subscription-line.ts: lateTermsAmong

select "subscriptions"."trainee_id", "subscriptions"."id", "subscriptions"."plan_id", "subscriptions"."plan_name",
    "subscriptions"."english_plan_name", "subscriptions"."price_agorot", "subscriptions"."months",
    "subscriptions"."starts_on", "subscriptions"."ends_on", "subscriptions"."pauses", "subscriptions"."billed",
    "subscriptions"."created_at"
from (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
  limit 1000
) as person
inner join "subscriptions" on "subscriptions"."trainee_id" = person.id and "subscriptions"."starts_on" >=
    coalesce((
  select max(o.starts_on)
  from "subscriptions" o
  where o.trainee_id = person.id and o.starts_on <= ?
), '')
order by "subscriptions"."starts_on" asc, "subscriptions"."ends_on" asc;
-- CO-ROUTINE person
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN person
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on>?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH o USING COVERING INDEX subscriptions_trainee (trainee_id=? AND starts_on<?)
-- USE TEMP B-TREE FOR ORDER BY

-- memberships/subscription-line.ts: termsAmong

select "trainee_id", "id", "plan_id", "plan_name", "english_plan_name", "price_agorot", "months", "starts_on",
    "ends_on", "pauses", "billed", "created_at"
from "subscriptions"
where "subscriptions"."trainee_id" in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
  limit 1000
)
order by "subscriptions"."starts_on" asc, "subscriptions"."ends_on" asc;
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR ORDER BY

select "trainee_id", "id", "plan_id", "plan_name", "english_plan_name", "price_agorot", "months", "starts_on",
    "ends_on", "pauses", "billed", "created_at"
from "subscriptions"
where "subscriptions"."trainee_id" in (
  select trainee_id
  from trainee_job_members
  where job_id = ?
)
order by "subscriptions"."starts_on" asc, "subscriptions"."ends_on" asc;
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- memberships/subscription-line.ts: termsOf

select "id", "plan_id", "plan_name", "english_plan_name", "price_agorot", "months", "starts_on", "ends_on",
    "pauses", "billed", "created_at"
from "subscriptions"
where "subscriptions"."trainee_id" = ?
order by "subscriptions"."starts_on" asc, "subscriptions"."ends_on" asc;
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- memberships/subscription-lines.ts: linesStatements

delete from "subscriptions"
where "subscriptions"."id" in (
  select value
  from json_each(?)
);
-- SEARCH subscriptions USING COVERING INDEX sqlite_autoindex_subscriptions_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "subscription_changes" ("id", "trainee_id", "kind", "before", "after", "created_at", "undone_at")
select term.value ->> '$.change.id', term.value ->> 'traineeId', term.value ->> '$.change.kind', term.value ->
    'before', term.value -> 'after', ?, null
from json_each(?) term
where true;
-- SCAN term VIRTUAL TABLE INDEX 1:

insert into "subscriptions" ("id", "trainee_id", "plan_id", "plan_name", "english_plan_name", "price_agorot",
    "months", "starts_on", "ends_on", "pauses", "billed", "created_at")
select term.value ->> 'id', term.value ->> 'traineeId', term.value ->> 'planId', term.value ->> 'planName',
    term.value ->> 'englishPlanName', term.value ->> 'priceAgorot', term.value ->> 'months', term.value ->>
    'startsOn', term.value ->> 'endsOn', term.value -> 'pauses', term.value ->> 'billed', term.value ->>
    'createdAt'
from json_each(?) term
where true;
-- SCAN term VIRTUAL TABLE INDEX 1:

select json_extract('{}', case when (
  select count(*)
  from "subscriptions" s
  where s.trainee_id in (
    select value
    from json_each(?)
  )
) <> ? or (
  select count(*)
  from json_each(?) k
  join "subscriptions" s on s.id = k.value ->> 0 and s.trainee_id = k.value ->> 1 and s.plan_id = k.value ->>
      2 and s.starts_on = k.value ->> 3 and s.ends_on = k.value ->> 4 and s.price_agorot = k.value ->> 5 and
      s.months = k.value ->> 6 and s.plan_name = k.value ->> 7 and s.pauses = k.value ->> 8
) <> ? then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 2
--   SEARCH s USING COVERING INDEX subscriptions_trainee (trainee_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCALAR SUBQUERY 3
--   SCAN k VIRTUAL TABLE INDEX 1:
--   SEARCH s USING INDEX sqlite_autoindex_subscriptions_1 (id=?)

update "trainee_profiles"
set "subscription_plan" = coalesce(term.value ->> 'subscriptionPlan', "trainee_profiles"."subscription_plan"),
    "subscription_start" = term.value ->> 'subscriptionStart', "subscription_end" = term.value ->>
    'subscriptionEnd', "updated_at" = ?
from json_each(?) term
where "trainee_profiles"."id" = term.value ->> 'traineeId';
-- SCAN term VIRTUAL TABLE INDEX 1:
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
