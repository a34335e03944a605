CREATE TABLE "submitted_reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_code" text NOT NULL,
	"sku" text NOT NULL,
	"product_title" text NOT NULL,
	"customer_id" bigint,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"score" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submitted_reviews" ADD CONSTRAINT "submitted_reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submitted_reviews_customer" ON "submitted_reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "submitted_reviews_state" ON "submitted_reviews" USING btree ("state");