CREATE TABLE "list_totals" (
	"store_code" text NOT NULL,
	"collection" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "list_totals_store_code_collection_pk" PRIMARY KEY("store_code","collection")
);--> statement-breakpoint
INSERT INTO "list_totals" SELECT "store_code", "collection", count(*) FROM "documents" WHERE NOT "is_gone" GROUP BY 1, 2;
