CREATE TABLE "search_events" (
	"store_code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" bigint NOT NULL,
	"results" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_events_store_code_kind_subject_pk" PRIMARY KEY("store_code","kind","subject")
);
--> statement-breakpoint
CREATE INDEX "search_events_updated" ON "search_events" USING btree ("updated_at");