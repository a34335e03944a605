CREATE INDEX "access_tokens_customer" ON "access_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stand_in_orders_unpaid" ON "stand_in_orders" USING btree ("updated_at") WHERE "stand_in_orders"."status" <> 'checkout_complete';--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id") WHERE "carts"."customer_id" is not null;