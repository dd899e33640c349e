CREATE TABLE `trainee_counts` (
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`plan`, `status`)
);
--> statement-breakpoint
CREATE TABLE `trainee_search_words` (
	`word` text NOT NULL,
	`trainee_id` text NOT NULL,
	PRIMARY KEY(`word`, `trainee_id`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trainee_search_words_trainee` ON `trainee_search_words` (`trainee_id`);
--> statement-breakpoint
INSERT INTO trainee_counts (plan, status, total)
SELECT subscription_plan, status, count(*) FROM trainee_profiles GROUP BY subscription_plan, status;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_counted AFTER INSERT ON trainee_profiles BEGIN
  INSERT INTO trainee_counts (plan, status, total) VALUES (new.subscription_plan, new.status, 1)
  ON CONFLICT (plan, status) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_uncounted AFTER DELETE ON trainee_profiles BEGIN
  UPDATE trainee_counts SET total = total - 1
  WHERE plan = old.subscription_plan AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_recounted AFTER UPDATE OF subscription_plan, status ON trainee_profiles
WHEN new.subscription_plan IS NOT old.subscription_plan OR new.status IS NOT old.status BEGIN
  UPDATE trainee_counts SET total = total - 1
  WHERE plan = old.subscription_plan AND status = old.status;
  INSERT INTO trainee_counts (plan, status, total) VALUES (new.subscription_plan, new.status, 1)
  ON CONFLICT (plan, status) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE VIEW trainee_words_of_search AS
SELECT DISTINCT value AS word, id AS trainee_id FROM (
  SELECT p.id, w.value FROM trainee_profiles p, json_each('[' || replace(json_quote(replace(p.search, char(10), ' ') || ' ' || replace(replace(replace(replace(replace(p.search, char(10), ' '), '@', ' '), '.', ' '), '-', ' '), '_', ' ')), ' ', '","') || ']') w
  UNION ALL
  SELECT p.id, substr(w.value, 3) FROM trainee_profiles p, json_each('[' || replace(json_quote(replace(p.search, char(10), ' ') || ' ' || replace(replace(replace(replace(replace(p.search, char(10), ' '), '@', ' '), '.', ' '), '-', ' '), '_', ' ')), ' ', '","') || ']') w WHERE w.value GLOB 'ال??*'
) WHERE value <> '';
--> statement-breakpoint
INSERT INTO trainee_search_words (word, trainee_id) SELECT word, trainee_id FROM trainee_words_of_search;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_searched AFTER INSERT ON trainee_profiles BEGIN
  INSERT INTO trainee_search_words (word, trainee_id)
  SELECT word, trainee_id FROM trainee_words_of_search WHERE trainee_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_searched_anew AFTER UPDATE OF search ON trainee_profiles
WHEN new.search IS NOT old.search BEGIN
  DELETE FROM trainee_search_words WHERE trainee_id = new.id;
  INSERT INTO trainee_search_words (word, trainee_id)
  SELECT word, trainee_id FROM trainee_words_of_search WHERE trainee_id = new.id;
END;
