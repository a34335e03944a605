CREATE SEQUENCE "public"."catalogue_change" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "articles" (
	"sku" text PRIMARY KEY NOT NULL,
	"article_id" bigint NOT NULL,
	"product_id" text NOT NULL,
	"qty" double precision NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"is_managed" boolean NOT NULL,
	"status" text
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"item_id" bigserial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"line_key" text NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"product_option" jsonb
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"store_code" text NOT NULL,
	"is_open" boolean NOT NULL,
	"coupon_code" text,
	"country" text,
	"postcode" text,
	"shipping_method" text,
	"payment_method" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"store_code" text NOT NULL,
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"change_number" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"is_gone" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"sku" text,
	"path" text,
	"slug" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "documents_store_code_collection_id_pk" PRIMARY KEY("store_code","collection","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"reply" text NOT NULL,
	"is_kept_with_order" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"store_code" text NOT NULL,
	"cart_id" text NOT NULL,
	"customer" text NOT NULL,
	"status" text NOT NULL,
	"payload" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "shop_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_product" ON "articles" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_line" ON "cart_items" USING btree ("cart_id","line_key");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_change" ON "documents" USING btree ("store_code","collection","change_number");--> statement-breakpoint
CREATE INDEX "documents_sku" ON "documents" USING btree ("store_code","sku");--> statement-breakpoint
CREATE INDEX "documents_path" ON "documents" USING btree ("store_code","path");--> statement-breakpoint
CREATE INDEX "documents_slug" ON "documents" USING btree ("store_code","slug");--> statement-breakpoint
CREATE INDEX "documents_body" ON "documents" USING gin ("body" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin ("words");