CREATE TABLE `absences` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`note` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "absences_days" CHECK("absences"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and "absences"."ends_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and ends_on >= starts_on)
);
--> statement-breakpoint
CREATE INDEX `absences_trainee` ON `absences` (`trainee_id`,`ends_on`);--> statement-breakpoint
CREATE INDEX `absences_end` ON `absences` (`ends_on`);--> statement-breakpoint
CREATE INDEX `absences_asked` ON `absences` (`created_at`) WHERE status = 'asked';--> statement-breakpoint
CREATE TABLE `attention_marks` (
	`trainee_id` text NOT NULL,
	`reason` text NOT NULL,
	`occurrence` text NOT NULL,
	`not_before` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `reason`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text,
	`agorot` integer NOT NULL,
	`method` text NOT NULL,
	`paid_on` text NOT NULL,
	`note` text,
	`reverses` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reverses`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_sign" CHECK(("payments"."reverses" is null) = ("payments"."agorot" > 0) and "payments"."agorot" <> 0),
	CONSTRAINT "payments_date" CHECK("payments"."paid_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `payments_trainee` ON `payments` (`trainee_id`,`paid_on`);--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`paid_on`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reversed` ON `payments` (`reverses`) WHERE reverses is not null;--> statement-breakpoint
CREATE TABLE `subscription_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_changes_trainee` ON `subscription_changes` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `subscription_reminders` (
	`trainee_id` text NOT NULL,
	`ends_on` text NOT NULL,
	`days_before` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `ends_on`, `days_before`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `trainee_balances` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`charged` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `conversations` ADD `unread_since` integer;--> statement-breakpoint
ALTER TABLE `notes` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `notes_unanswered` ON `notes` (`trainee_id`,`created_at`) WHERE answered_at is null and is_private = 0 and author_id = trainee_id and type in ('complaint', 'question', 'health');--> statement-breakpoint
ALTER TABLE `plans` ADD `english_name` text;--> statement-breakpoint
ALTER TABLE `plans` ADD `price_agorot` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `english_features` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `plan_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `english_plan_name` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `price_agorot` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `months` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `pauses` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `billed` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_starts` ON `subscriptions` (`starts_on`);--> statement-breakpoint
ALTER TABLE `trainee_profiles` ADD `attention` text;--> statement-breakpoint
UPDATE `plans` SET `price_agorot` = CAST(round(`price` * 100) AS integer);--> statement-breakpoint
UPDATE `subscriptions` SET `price_agorot` = CAST(round(`price` * 100) AS integer),
	`plan_name` = (SELECT `name` FROM `plans` WHERE `plans`.`id` = `plan_id`),
	`months` = (SELECT `months` FROM `plans` WHERE `plans`.`id` = `plan_id`),
	`billed` = 0;--> statement-breakpoint
ALTER TABLE `plans` DROP COLUMN `price`;--> statement-breakpoint
ALTER TABLE `subscriptions` DROP COLUMN `price`;--> statement-breakpoint
UPDATE `starter_rows` SET `written` = json_array(json_extract(`written`, '$[0]'), NULL, CAST(round(json_extract(`written`, '$[1]') * 100) AS integer), json_extract(`written`, '$[2]'), json_extract(`written`, '$[3]'), NULL, json_extract(`written`, '$[4]'))
WHERE `noun` = 'plans' AND `written` IS NOT NULL;--> statement-breakpoint
UPDATE `conversations` SET `unread_since` = `last_message_at` WHERE `unread_by_trainer` > 0;--> statement-breakpoint
UPDATE `notes` SET `answered_at` = `created_at` WHERE EXISTS (
	SELECT 1 FROM `notes` `later` WHERE `later`.`trainee_id` = `notes`.`trainee_id`
	AND `later`.`is_private` = 0 AND `later`.`author_id` <> `notes`.`trainee_id`
	AND `later`.`created_at` >= `notes`.`created_at`
) OR EXISTS (
	SELECT 1 FROM `conversations` `talk` WHERE `talk`.`trainee_id` = `notes`.`trainee_id`
	AND `talk`.`last_message_from` = 'trainer' AND `talk`.`last_message_at` >= `notes`.`created_at`
);--> statement-breakpoint
CREATE TRIGGER subscriptions_charged AFTER INSERT ON subscriptions WHEN new.billed = 1 BEGIN
  INSERT INTO trainee_balances (trainee_id, charged) VALUES (new.trainee_id, new.price_agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET charged = charged + excluded.charged;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_uncharged AFTER DELETE ON subscriptions WHEN old.billed = 1 BEGIN
  UPDATE trainee_balances SET charged = charged - old.price_agorot WHERE trainee_id = old.trainee_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_recharged AFTER UPDATE OF price_agorot, billed ON subscriptions
WHEN new.price_agorot <> old.price_agorot OR new.billed <> old.billed BEGIN
  INSERT INTO trainee_balances (trainee_id, charged)
  VALUES (new.trainee_id, new.billed * new.price_agorot - old.billed * old.price_agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET charged = charged + excluded.charged;
END;
--> statement-breakpoint
CREATE TRIGGER payments_paid AFTER INSERT ON payments WHEN new.trainee_id IS NOT NULL BEGIN
  INSERT INTO trainee_balances (trainee_id, paid) VALUES (new.trainee_id, new.agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET paid = paid + excluded.paid;
END;
--> statement-breakpoint
CREATE TRIGGER payments_stand BEFORE UPDATE OF id, agorot, method, paid_on, reverses, created_at ON payments BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payments_keep_their_payer BEFORE UPDATE OF trainee_id ON payments
WHEN new.trainee_id IS NOT NULL AND new.trainee_id IS NOT old.trainee_id BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payments_reverse_their_own BEFORE INSERT ON payments
WHEN new.reverses IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM payments WHERE id = new.reverses AND reverses IS NULL
    AND agorot = -new.agorot AND trainee_id IS new.trainee_id
) BEGIN
  SELECT RAISE(ABORT, 'a reversal takes back one whole payment');
END;
--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE DELETE ON payments BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
