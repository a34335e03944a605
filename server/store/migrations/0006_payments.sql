CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_order_id" text,
	"store_code" text NOT NULL,
	"order_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" bigint,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payload" jsonb NOT NULL,
	"external" jsonb NOT NULL,
	"reason" text,
	"shop_order_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "payments_shop_order_id_unique" UNIQUE("shop_order_id")
);
--> statement-breakpoint
CREATE TABLE "stand_in_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"order" jsonb NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stand_in_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('created', 'refused');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_cart" ON "payments" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state");