-- Numbers are drawn under the lock of the catalogue, so that they follow the order of commits.
SELECT pg_advisory_xact_lock(7041776);--> statement-breakpoint
UPDATE "documents" SET "is_gone" = true, "change_number" = nextval('catalogue_change'), "updated_at" = now()
  WHERE "collection" IN ('cms_pages', 'cms_blocks') AND NOT "is_gone" AND "body" -> 'active' = 'false'::jsonb;--> statement-breakpoint
UPDATE "list_totals" SET "total" = (
  SELECT count(*) FROM "documents"
    WHERE "documents"."store_code" = "list_totals"."store_code" AND "documents"."collection" = "list_totals"."collection" AND NOT "is_gone"
) WHERE "collection" IN ('cms_pages', 'cms_blocks');
