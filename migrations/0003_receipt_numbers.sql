-- Each receipt has a number of its year, in the order in which payments were written.
CREATE TABLE `receipt_years` (
	`year` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `number` integer;--> statement-breakpoint
UPDATE payments SET number = counted.number FROM (
  SELECT id, row_number() OVER (PARTITION BY substr(paid_on, 1, 4) ORDER BY created_at, id) AS number FROM payments
) AS counted WHERE counted.id = payments.id;
--> statement-breakpoint
INSERT INTO receipt_years (year, last) SELECT substr(paid_on, 1, 4), count(*) FROM payments GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER payments_numbered AFTER INSERT ON payments WHEN new.number IS NULL BEGIN
  INSERT INTO receipt_years (year, last) VALUES (substr(new.paid_on, 1, 4), 1)
  ON CONFLICT (year) DO UPDATE SET last = last + 1;
  UPDATE payments SET number = (SELECT last FROM receipt_years WHERE year = substr(new.paid_on, 1, 4))
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_keep_their_number BEFORE UPDATE OF number ON payments
WHEN old.number IS NOT NULL AND new.number IS NOT old.number BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
