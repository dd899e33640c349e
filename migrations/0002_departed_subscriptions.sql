-- What the ledger expected of deleted people stands apart, so that each figure can be summed from the rows.
ALTER TABLE `ledger_months` ADD `departed_expected` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_months` ADD `departed_began` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE ledger_months SET
  departed_expected = max(0, expected - coalesce(
    (SELECT sum(price_agorot) FROM subscriptions WHERE substr(starts_on, 1, 7) = month), 0)),
  departed_began = max(0, began - (SELECT count(*) FROM subscriptions WHERE substr(starts_on, 1, 7) = month));
--> statement-breakpoint
CREATE TRIGGER subscriptions_departed AFTER DELETE ON subscriptions
WHEN NOT EXISTS (SELECT 1 FROM trainee_profiles WHERE id = old.trainee_id) BEGIN
  INSERT INTO ledger_months (month, departed_expected, departed_began)
  VALUES (substr(old.starts_on, 1, 7), old.price_agorot, 1)
  ON CONFLICT (month) DO UPDATE SET departed_expected = departed_expected + excluded.departed_expected,
    departed_began = departed_began + 1;
END;
