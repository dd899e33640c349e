CREATE TABLE `consents` (
	`trainee_id` text NOT NULL,
	`purpose` text NOT NULL,
	`given_at` integer,
	`withdrawn_at` integer,
	PRIMARY KEY(`trainee_id`, `purpose`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
