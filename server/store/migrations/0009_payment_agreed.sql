ALTER TABLE "payments" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
UPDATE "payments" SET "agreed" = "payload";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "agreed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contents_hash" text;
