CREATE TABLE `payment_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`plan_id` text,
	`plan_name` text,
	`english_plan_name` text,
	`agorot` integer NOT NULL,
	`note` text,
	`key` text NOT NULL,
	`source_hash` text NOT NULL,
	`content_hash` text,
	`look` text NOT NULL,
	`created_at` integer NOT NULL,
	`stored_at` integer,
	`decision` text,
	`decided_at` integer,
	`decision_id` text,
	`reason` text,
	`reason_words` text,
	`erased_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payment_proofs_agorot" CHECK("payment_proofs"."agorot" > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_proofs_trainee` ON `payment_proofs` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_proofs_waiting` ON `payment_proofs` (`trainee_id`,`stored_at`) WHERE decision is null and stored_at is not null;--> statement-breakpoint
CREATE INDEX `payment_proofs_stored` ON `payment_proofs` (`stored_at`);--> statement-breakpoint
CREATE INDEX `payment_proofs_source` ON `payment_proofs` (`source_hash`);--> statement-breakpoint
CREATE INDEX `payment_proofs_content` ON `payment_proofs` (`content_hash`);--> statement-breakpoint
CREATE INDEX `payment_proofs_decided` ON `payment_proofs` (`decided_at`) WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX `payment_proofs_plan` ON `payment_proofs` (`plan_id`) WHERE plan_id is not null;--> statement-breakpoint
CREATE INDEX `payment_proofs_unsent` ON `payment_proofs` (`created_at`) WHERE stored_at is null;--> statement-breakpoint
CREATE TABLE `opening_balances` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`agorot` integer NOT NULL,
	`since` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "opening_balances_amount" CHECK("opening_balances"."agorot" <> 0)
);
--> statement-breakpoint
CREATE INDEX `opening_balances_since` ON `opening_balances` (`since`);--> statement-breakpoint
ALTER TABLE `attention_marks` ADD `handed_over` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER opening_balances_charged AFTER INSERT ON opening_balances BEGIN
  INSERT INTO trainee_balances (trainee_id, charged) VALUES (new.trainee_id, new.agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET charged = charged + excluded.charged;
END;
--> statement-breakpoint
CREATE TRIGGER opening_balances_uncharged AFTER DELETE ON opening_balances BEGIN
  UPDATE trainee_balances SET charged = charged - old.agorot WHERE trainee_id = old.trainee_id;
END;
--> statement-breakpoint
CREATE TRIGGER opening_balances_stand BEFORE UPDATE ON opening_balances BEGIN
  SELECT RAISE(ABORT, 'opening balances are never changed');
END;
