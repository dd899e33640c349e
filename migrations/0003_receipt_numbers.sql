-- Each receipt has a number of its year, in the order in which payments were written down.
ALTER TABLE `payments` ADD `number` integer;--> statement-breakpoint
UPDATE payments SET number = counted.number FROM (
  SELECT id, row_number() OVER (PARTITION BY substr(paid_on, 1, 4) ORDER BY created_at, id) AS number FROM payments
) AS counted WHERE counted.id = payments.id;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_number ON payments (substr(paid_on, 1, 4), number);
--> statement-breakpoint
CREATE TRIGGER payments_numbered AFTER INSERT ON payments WHEN new.number IS NULL BEGIN
  UPDATE payments SET number = 1 + coalesce(
    (SELECT max(number) FROM payments WHERE substr(paid_on, 1, 4) = substr(new.paid_on, 1, 4)), 0)
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_keep_their_number BEFORE UPDATE OF number ON payments
WHEN old.number IS NOT NULL AND new.number IS NOT old.number BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
