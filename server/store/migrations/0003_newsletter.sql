CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"store_code" text NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
