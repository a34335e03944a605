CREATE TABLE "wishlist_items" (
	"customer_id" bigint NOT NULL,
	"store_code" text NOT NULL,
	"sku" text NOT NULL,
	"parent_sku" text NOT NULL,
	"name" text NOT NULL,
	"put_minor" bigint,
	"put_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"is_taken_out" boolean NOT NULL,
	CONSTRAINT "wishlist_items_customer_id_store_code_sku_pk" PRIMARY KEY("customer_id","store_code","sku")
);
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;