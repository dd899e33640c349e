CREATE TABLE `ledger_months` (
	`month` text PRIMARY KEY NOT NULL,
	`expected` integer DEFAULT 0 NOT NULL,
	`began` integer DEFAULT 0 NOT NULL,
	`received` integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
INSERT INTO ledger_months (month, expected, began)
SELECT substr(starts_on, 1, 7), sum(price_agorot), count(*) FROM subscriptions GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER subscriptions_expected AFTER INSERT ON subscriptions BEGIN
  INSERT INTO ledger_months (month, expected, began) VALUES (substr(new.starts_on, 1, 7), new.price_agorot, 1)
  ON CONFLICT (month) DO UPDATE SET expected = expected + excluded.expected, began = began + 1;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_unexpected AFTER DELETE ON subscriptions
WHEN EXISTS (SELECT 1 FROM trainee_profiles WHERE id = old.trainee_id) BEGIN
  UPDATE ledger_months SET expected = expected - old.price_agorot, began = began - 1
  WHERE month = substr(old.starts_on, 1, 7);
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_expected_anew AFTER UPDATE OF starts_on, price_agorot ON subscriptions
WHEN new.starts_on <> old.starts_on OR new.price_agorot <> old.price_agorot BEGIN
  UPDATE ledger_months SET expected = expected - old.price_agorot, began = began - 1
  WHERE month = substr(old.starts_on, 1, 7);
  INSERT INTO ledger_months (month, expected, began) VALUES (substr(new.starts_on, 1, 7), new.price_agorot, 1)
  ON CONFLICT (month) DO UPDATE SET expected = expected + excluded.expected, began = began + 1;
END;
--> statement-breakpoint
CREATE TRIGGER payments_received AFTER INSERT ON payments BEGIN
  INSERT INTO ledger_months (month, received) VALUES (substr(new.paid_on, 1, 7), new.agorot)
  ON CONFLICT (month) DO UPDATE SET received = received + excluded.received;
END;
