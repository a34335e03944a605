CREATE INDEX "refresh_tokens_used" ON "refresh_tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_may_go" ON "idempotency_keys" USING btree ("created_at") WHERE (not "idempotency_keys"."is_kept_with_order" or "idempotency_keys"."status" >= 400);--> statement-breakpoint
CREATE INDEX "idempotency_keys_made" ON "idempotency_keys" USING btree ("created_at") WHERE starts_with("idempotency_keys"."key", 'made/');